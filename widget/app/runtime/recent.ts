import { queryOptions } from "@tanstack/react-query";
import { runMutation } from "@/api/run-mutation";
import type { ApiResponse } from "@/contract/api";
import { uniqueId } from "../lib/unique-id";
import { guestIdAtom, tokenAtom } from "../state/session";
import { cartQuery } from "./cart-query";
import type { Runtime } from "./runtime";

type Recent = ApiResponse<"GET /recent-products">;

/** What a guest saw shortly before signing in is recorded again for the customer; so many at most. */
const MOVED_MAX = 5;

/** What the signed-in customer looked at, else the guest. A visitor without an id has looked at nothing. */
export function recentQuery({ api }: Pick<Runtime, "api">, token: string | null, guestId: string | null) {
  return queryOptions<Recent>({
    queryKey: token !== null ? ["GET /recent-products"] : ["GET /recent-products", guestId],
    queryFn: ({ signal }) =>
      api.callWith({ signal }, "GET /recent-products", { query: ownerOf(token, guestId) }),
    enabled: token !== null || guestId !== null,
  });
}

/** Remembers that a treatment was looked at. It runs in the background, and its failure is not shown. */
export async function recordView(runtime: Runtime, productId: number): Promise<void> {
  const { api, store, queryClient } = runtime;
  const token = store.get(tokenAtom);
  const guestId = token === null ? (store.get(guestIdAtom) ?? nameGuest(runtime)) : null;
  const body = { ...ownerOf(token, guestId), productId };
  const recent = await api.call("POST /recent-products", { body }).catch(() => null);
  if (recent) queryClient.setQueryData(recentQuery(runtime, token, guestId).queryKey, recent);
}

/** Forgets one view. Rejects where the server refuses. */
export const removeView = (runtime: Runtime, id: number): Promise<void> =>
  forget(runtime, (query) =>
    runMutation(runtime.queryClient, runtime.api.mutation("DELETE /recent-products/:id"), {
      params: { id },
      query,
    }),
  );

/** Forgets every view. Rejects where the server refuses. */
export const clearViews = (runtime: Runtime): Promise<void> =>
  forget(runtime, (query) =>
    runMutation(runtime.queryClient, runtime.api.mutation("DELETE /recent-products/total"), { query }),
  );

/** After signing in: what the guest has just looked at joins what the customer did. */
export async function moveViews(runtime: Runtime, guestId: string): Promise<void> {
  const seen = runtime.queryClient.getQueryData(recentQuery(runtime, null, guestId).queryKey);
  const latest = seen?.rows.slice(0, MOVED_MAX).reverse() ?? [];
  for (const { product } of latest) await recordView(runtime, product.id);
}

async function forget(
  runtime: Runtime,
  ask: (owner: ReturnType<typeof ownerOf>) => Promise<Recent>,
): Promise<void> {
  const token = runtime.store.get(tokenAtom);
  const guestId = runtime.store.get(guestIdAtom);
  if (token === null && guestId === null) return;
  const recent = await ask(ownerOf(token, guestId));
  runtime.queryClient.setQueryData(recentQuery(runtime, token, guestId).queryKey, recent);
}

/** A new guest's cart is empty: it is put into the query cache without a request. */
function nameGuest(runtime: Runtime): string {
  const guestId = uniqueId();
  runtime.queryClient.setQueryData(cartQuery(runtime, null, guestId).queryKey, { rows: [], count: 0 });
  runtime.store.set(guestIdAtom, guestId);
  return guestId;
}

const ownerOf = (token: string | null, guestId: string | null) =>
  token === null && guestId !== null ? { guestId } : {};
