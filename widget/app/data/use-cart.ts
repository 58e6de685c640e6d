import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { cartQuery } from "../runtime/cart-query";
import { useRuntime } from "../runtime/runtime-context";
import { guestIdAtom, tokenAtom } from "../state/session";

/** The visitor's cart; its count is unknown only while it is fetched. */
export function useCart() {
  const options = cartQuery(useRuntime(), useAtomValue(tokenAtom), useAtomValue(guestIdAtom));
  const query = useQuery({ ...options, refetchOnWindowFocus: "always" });
  const isEmptyGuest = options.enabled === false;
  return { query, rows: query.data?.rows ?? [], count: isEmptyGuest ? 0 : query.data?.count, isEmptyGuest };
}
