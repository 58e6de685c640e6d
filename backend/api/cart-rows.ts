import { inArray } from "drizzle-orm";
import type { CartItem } from "@/contract/api/cart";
import type { Call } from "../call/call";
import { loadLinkedOptions } from "../catalogue/offers";
import { toProductOption } from "../catalogue/product-summaries";
import { products } from "../db/schema/catalogue";
import { cartItems } from "../db/schema/customers";
import { isOwn, type Owner } from "./cart-owner";

/** How many of a cart's items can be bought, for the badge. */
export async function countCart({ scope, now }: Call, owner: Owner): Promise<number> {
  const items = await scope.rows(cartItems, { where: isOwn(cartItems, owner) });
  return (await loadLinkedOptions(scope, now, linksOf(items))).length;
}

/**
 * A cart's items in the order of adding, at current prices. Items that can no longer be bought are left out: deleted
 * options, and secret ones once their event is over.
 */
export async function readCart(
  { scope, now, tenant }: Call,
  owner: Owner,
): Promise<{ rows: CartItem[]; count: number }> {
  const items = await scope.rows(cartItems, {
    where: isOwn(cartItems, owner),
    orderBy: [cartItems.addedAt, cartItems.id],
  });
  if (items.length === 0) return { rows: [], count: 0 };
  const options = await loadLinkedOptions(scope, now, linksOf(items));
  const productIds = options.map(({ productId }) => productId);
  const shown = await scope.pick(
    products,
    { id: products.id, name: products.name, imageUrl: products.imageUrl },
    { where: inArray(products.id, productIds) },
  );
  const optionById = new Map(options.map((option) => [option.id, option]));
  const productById = new Map(shown.map((product) => [product.id, product]));
  const { hasPriceView } = tenant.homepageConfig;
  const rows = items.flatMap(({ id, optionId, eventId }): CartItem[] => {
    const option = optionById.get(optionId);
    const product = option && productById.get(option.productId);
    if (!option || !product) return [];
    return [
      {
        id,
        product,
        option: toProductOption(option, hasPriceView),
        event: option.offer?.event ?? null,
        secretEventId: eventId,
      },
    ];
  });
  return { rows, count: rows.length };
}

const linksOf = (items: (typeof cartItems.$inferSelect)[]) =>
  items.map(({ optionId, eventId }) => ({ optionId, secretEventId: eventId }));
