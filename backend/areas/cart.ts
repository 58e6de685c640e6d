import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { CartItem, cartContract } from "@/contract/api/cart";
import { requireOptions } from "../booking/treatments";
import { loadOptions } from "../catalogue/offers";
import { toProductOption } from "../catalogue/product-summaries";
import { productOptions, products } from "../db/schema/catalogue";
import { cartItems } from "../db/schema/customers";
import type { Handlers } from "../router";
import type { Call } from "./call";

/** Whose cart: a signed-in customer's or a guest's. */
type Owner = { customerId: number } | { guestId: string };

export const cartHandlers: Handlers<typeof cartContract> = {
  "GET /carts": async ({ call }) => readCart(call, await signedIn(call)),
  "POST /carts": async ({ body, call }) => addToCart(call, await signedIn(call), body.productOptionIds),
  "DELETE /carts": async ({ query, call }) => removeFromCart(call, await signedIn(call), query.ids),

  "POST /carts/synchronization": async ({ body, call }) => {
    const { customerId } = await signedIn(call);
    await call.scope.transaction(async (scope) => {
      // Only what is taken out of the guest's cart is put into the customer's: nothing is lost, nothing doubles.
      const moved = await scope.delete(cartItems, eq(cartItems.guestId, body.guestId));
      const rows = moved.map(({ optionId, addedAt }) => ({ customerId, optionId, addedAt }));
      await scope.insert(cartItems, rows, { isNewOnly: true });
    });
    return readCart(call, { customerId });
  },

  "GET /guest/carts": async ({ query, call }) => readCart(call, { guestId: query.guestId }),
  "POST /guest/carts": async ({ body, call }) =>
    addToCart(call, { guestId: body.guestId }, body.productOptionIds),
  "DELETE /guest/carts": async ({ query, call }) =>
    removeFromCart(call, { guestId: query.guestId }, query.ids),
};

const signedIn = async (call: Call) => ({ customerId: (await call.customer()).id });

const isOwn = (owner: Owner): SQL =>
  "customerId" in owner ? eq(cartItems.customerId, owner.customerId) : eq(cartItems.guestId, owner.guestId);

async function addToCart(call: Call, owner: Owner, optionIds: number[]) {
  const options = await requireOptions(call.scope, call.now, optionIds);
  const rows = options.map(({ id }) => ({ ...owner, optionId: id, addedAt: call.now }));
  await call.scope.insert(cartItems, rows, { isNewOnly: true });
  return readCart(call, owner);
}

async function removeFromCart(call: Call, owner: Owner, ids: number[]) {
  if (ids.length > 0)
    await call.scope.delete(cartItems, and(isOwn(owner), inArray(cartItems.id, ids)) as SQL);
  return readCart(call, owner);
}

async function readCart(
  { scope, now, tenant }: Call,
  owner: Owner,
): Promise<{ rows: CartItem[]; count: number }> {
  const items = await scope.rows(cartItems, {
    where: isOwn(owner),
    orderBy: [cartItems.addedAt, cartItems.id],
  });
  if (items.length === 0) return { rows: [], count: 0 };
  const optionIds = items.map(({ optionId }) => optionId);
  const options = await loadOptions(scope, now, inArray(productOptions.id, optionIds));
  const productIds = options.map(({ productId }) => productId);
  const shown = await scope.pick(
    products,
    { id: products.id, name: products.name, imageUrl: products.imageUrl },
    { where: inArray(products.id, productIds) },
  );
  const optionById = new Map(options.map((option) => [option.id, option]));
  const productById = new Map(shown.map((product) => [product.id, product]));
  const rows = items.flatMap(({ id, optionId }): CartItem[] => {
    const option = optionById.get(optionId);
    const product = option && productById.get(option.productId);
    if (!option || !product) return [];
    const { hasPriceView } = tenant.homepageConfig;
    return [
      { id, product, option: toProductOption(option, hasPriceView), event: option.offer?.event ?? null },
    ];
  });
  return { rows, count: rows.length };
}
