import { and, eq, inArray, type SQL } from "drizzle-orm";
import { CART_MAX_ITEMS, type cartContract } from "@/contract/api/cart";
import { requireOptions } from "../booking/treatments";
import type { Call } from "../call/call";
import type { Handlers } from "../call/handlers";
import { isInEvent, isSecretEvent } from "../catalogue/running-events";
import { products } from "../db/schema/catalogue";
import { cartItems } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import { isOwn, lockOf, type Owner, signedIn } from "./cart-owner";
import { readCart } from "./cart-rows";

export const cartHandlers: Handlers<typeof cartContract> = {
  "GET /carts": async ({ call }) => readCart(call, await signedIn(call)),
  "POST /carts": async ({ body, call }) => addToCart(call, await signedIn(call), body),
  "DELETE /carts": async ({ query, call }) => removeFromCart(call, await signedIn(call), query.ids),

  "POST /carts/synchronization": async ({ body, call }) => {
    const owner = await signedIn(call);
    await call.scope.transaction(async (scope) => {
      await scope.lock(lockOf("cart", owner));
      // Only the rows deleted from the guest's cart are added, so concurrent calls neither lose nor duplicate any.
      const moved = await scope.delete(cartItems, eq(cartItems.guestId, body.guestId));
      await addRows(
        scope,
        owner,
        moved.map(({ optionId, eventId, addedAt }) => ({ optionId, eventId, addedAt })),
      );
    });
    return readCart(call, owner);
  },

  "GET /guest/carts": async ({ query, call }) => readCart(call, { guestId: query.guestId }),
  "POST /guest/carts": async ({ body, call }) => addToCart(call, { guestId: body.guestId }, body),
  "DELETE /guest/carts": async ({ query, call }) =>
    removeFromCart(call, { guestId: query.guestId }, query.ids),
};

type Added = Pick<typeof cartItems.$inferSelect, "optionId" | "eventId" | "addedAt">;

async function addToCart(
  call: Call,
  owner: Owner,
  { productOptionIds, secretEventId }: { productOptionIds: number[]; secretEventId?: number | undefined },
) {
  const { now: addedAt } = call;
  const secretEventIds = secretEventId === undefined ? [] : [secretEventId];
  const options = await requireOptions(call.scope, addedAt, productOptionIds, secretEventIds);
  // The event is stored only with options that it has a price for.
  const isLinked = await productsOfSecretEvents(call, options, secretEventIds);
  const rows = options.map(({ id, productId }) => ({
    optionId: id,
    eventId: isLinked.has(productId) ? (secretEventId ?? null) : null,
    addedAt,
  }));
  await call.scope.transaction(async (scope) => {
    await scope.lock(lockOf("cart", owner));
    await addRows(scope, owner, rows);
    if ((await scope.count(cartItems, isOwn(cartItems, owner))) > CART_MAX_ITEMS)
      throw new ApiError(422, "cart.full", `장바구니에는 ${CART_MAX_ITEMS}개까지 담을 수 있습니다.`);
  });
  return readCart(call, owner);
}

async function productsOfSecretEvents(
  { scope, now }: Call,
  options: { productId: number }[],
  secretEventIds: number[],
): Promise<Set<number>> {
  if (secretEventIds.length === 0) return new Set();
  const ids = options.map(({ productId }) => productId);
  const isPriced = isInEvent(scope, isSecretEvent(secretEventIds, now));
  const where = and(inArray(products.id, ids), isPriced) as SQL;
  return new Set((await scope.pick(products, { id: products.id }, { where })).map(({ id }) => id));
}

/** Existing options stay, with the secret event of this link. */
async function addRows(scope: PartnerScope, owner: Owner, rows: Added[]) {
  await scope.insert(
    cartItems,
    rows.map((row) => ({ ...owner, ...row })),
    { isNewOnly: true },
  );
  for (const { optionId, eventId } of rows)
    if (eventId !== null)
      await scope.update(
        cartItems,
        { eventId },
        and(isOwn(cartItems, owner), eq(cartItems.optionId, optionId)) as SQL,
      );
}

async function removeFromCart(call: Call, owner: Owner, ids: number[]) {
  if (ids.length > 0)
    await call.scope.delete(cartItems, and(isOwn(cartItems, owner), inArray(cartItems.id, ids)) as SQL);
  return readCart(call, owner);
}
