import { runMutation } from "@/api/run-mutation";
import { uniqueId } from "../lib/unique-id";
import { guestIdAtom, tokenAtom } from "../state/session";
import { CART_KEYS, cartQuery } from "./cart-query";
import { moveViews } from "./recent";
import type { Runtime } from "./runtime";

/** Puts options, all of one secret event or of none, into the visitor's cart. Rejects where the server refuses. */
export async function addToCart(
  runtime: Runtime,
  productOptionIds: number[],
  secretEventId: number | null = null,
): Promise<void> {
  const { api, store, queryClient } = runtime;
  const token = store.get(tokenAtom);
  const items = { productOptionIds, ...(secretEventId !== null && { secretEventId }) };
  if (token !== null) {
    const cart = await runMutation(queryClient, api.mutation("POST /carts"), { body: items });
    queryClient.setQueryData(cartQuery(runtime, token, null).queryKey, cart);
    return;
  }
  const guestId = store.get(guestIdAtom) ?? uniqueId();
  const body = { guestId, ...items };
  const cart = await runMutation(queryClient, api.mutation("POST /guest/carts"), { body });
  queryClient.setQueryData(cartQuery(runtime, null, guestId).queryKey, cart);
  store.set(guestIdAtom, guestId);
}

/** Takes items out of the visitor's cart. */
export async function removeFromCart(runtime: Runtime, ids: number[]): Promise<void> {
  const { api, store, queryClient } = runtime;
  const token = store.get(tokenAtom);
  const guestId = store.get(guestIdAtom);
  if (token === null && guestId === null) return;
  const cart =
    token !== null
      ? await runMutation(queryClient, api.mutation("DELETE /carts"), { query: { ids } })
      : await runMutation(queryClient, api.mutation("DELETE /guest/carts"), {
          query: { ids, guestId: guestId ?? "" },
        });
  queryClient.setQueryData(cartQuery(runtime, token, guestId).queryKey, cart);
}

/** Asks for the visitor's cart again: prices have changed. */
export function refreshCart({ queryClient }: Pick<Runtime, "queryClient">): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => CART_KEYS.includes(String(queryKey[0])),
  });
}

/** After signing in: what the guest had put in and looked at joins the customer's, and the guest is forgotten. */
export async function moveGuestCart(runtime: Runtime): Promise<void> {
  const { api, store, queryClient } = runtime;
  const guestId = store.get(guestIdAtom);
  if (guestId === null) return;
  const cart = await runMutation(queryClient, api.mutation("POST /carts/synchronization"), {
    body: { guestId },
  });
  queryClient.setQueryData(cartQuery(runtime, store.get(tokenAtom), null).queryKey, cart);
  void moveViews(runtime, guestId);
  store.set(guestIdAtom, null);
}
