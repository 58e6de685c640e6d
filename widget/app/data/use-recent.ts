import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { recentQuery } from "../runtime/recent";
import { useRuntime } from "../runtime/runtime-context";
import { guestIdAtom, tokenAtom } from "../state/session";

/** What the visitor looked at, the latest first. */
export function useRecent() {
  const options = recentQuery(useRuntime(), useAtomValue(tokenAtom), useAtomValue(guestIdAtom));
  const query = useQuery({ ...options, staleTime: 0, refetchOnWindowFocus: "always" });
  return { query, isNewGuest: options.enabled === false };
}
