import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useRuntime } from "../runtime/runtime-context";
import { tokenAtom } from "../state/session";

/** Who is signed in; null without a session, and until the response is there. */
export function useCustomer() {
  const { api } = useRuntime();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const { data } = useQuery({ ...api.query("GET /customers/this"), enabled: isSignedIn });
  return { isSignedIn, customer: isSignedIn ? (data?.row ?? null) : null };
}
