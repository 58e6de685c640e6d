import { queryOptions } from "@tanstack/react-query";
import type { ApiResponse } from "@/contract/api";
import { uniqueId } from "../lib/unique-id";
import { guestIdAtom, tokenAtom } from "../state/session";
import { runMutation } from "./run-mutation";
import type { Runtime } from "./runtime";

type Cart = ApiResponse<"GET /carts">;

/** The signed-in customer's cart, else the guest's. A visitor who has put nothing in has none to ask for. */
export function cartQuery({ api }: Pick<Runtime, "api">, token: string | null, guestId: string | null) {
  return queryOptions<Cart>({
    queryKey: token !== null ? ["GET /carts"] : ["GET /guest/carts", guestId],
    queryFn: ({ signal }) =>
      token !== null
        ? api.callWith({ signal }, "GET /carts")
        : api.callWith({ signal }, "GET /guest/carts", { query: { guestId: guestId ?? "" } }),
    enabled: token !== null || guestId !== null,
  });
}

/** Puts options into the visitor's cart. Rejects where the server refuses. */
export async function addToCart(runtime: Runtime, productOptionIds: number[]): Promise<void> {
  const { api, store, queryClient } = runtime;
  const token = store.get(tokenAtom);
  if (token !== null) {
    const cart = await runMutation(queryClient, api.mutation("POST /carts"), { body: { productOptionIds } });
    queryClient.setQueryData(cartQuery(runtime, token, null).queryKey, cart);
    return;
  }
  const guestId = store.get(guestIdAtom) ?? uniqueId();
  const body = { guestId, productOptionIds };
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

/** After signing in: what the guest had put in joins the customer's cart, and the guest is forgotten. */
export async function moveGuestCart(runtime: Runtime): Promise<void> {
  const { api, store, queryClient } = runtime;
  const guestId = store.get(guestIdAtom);
  if (guestId === null) return;
  const cart = await runMutation(queryClient, api.mutation("POST /carts/synchronization"), {
    body: { guestId },
  });
  queryClient.setQueryData(cartQuery(runtime, store.get(tokenAtom), null).queryKey, cart);
  store.set(guestIdAtom, null);
}
