import { isRecord, persistedStore } from "@/state/persisted-store";

/** As much of a product as is shown of it among those seen: nothing that grows old, as a price does. */
export interface SeenProduct {
  id: number;
  name: string;
  imageUrl: string;
}

/** As many as the backend keeps for a customer. */
const MOST = 20;

/** What a visitor without a session looked at, the latest first: kept on their own device alone. */
export const seenProductsStore = persistedStore<readonly SeenProduct[]>(
  "recent-products",
  [],
  (value): value is readonly SeenProduct[] =>
    Array.isArray(value) && value.length <= MOST && value.every(isSeenProduct),
);

/** With a product looked at just now: at the front, once. */
export function withSeenProduct(seen: readonly SeenProduct[], product: SeenProduct): readonly SeenProduct[] {
  const { id, name, imageUrl } = product;
  return [{ id, name, imageUrl }, ...seen.filter((known) => known.id !== id)].slice(0, MOST);
}

const isSeenProduct = (value: unknown): value is SeenProduct =>
  isRecord(value) &&
  Number.isSafeInteger(value.id) &&
  Number(value.id) > 0 &&
  typeof value.name === "string" &&
  typeof value.imageUrl === "string" &&
  /^(\/media\/|https:\/\/)/.test(value.imageUrl);
