import { queryOptions } from "@tanstack/react-query";
import type { ApiResponse } from "@/contract/api";
import type { Runtime } from "./runtime";

export const CART_KEYS = ["GET /carts", "GET /guest/carts"];
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
