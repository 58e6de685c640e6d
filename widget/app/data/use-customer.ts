import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useRuntime } from "../runtime/runtime-context";
import { tokenAtom } from "../state/session";

/** Who is signed in; the customer is null while nobody is, and until the answer is there. */
export function useCustomer() {
  const { api } = useRuntime();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const { data } = useQuery({ ...api.query("GET /customers/this"), enabled: isSignedIn });
  return { isSignedIn, customer: isSignedIn ? (data?.row ?? null) : null };
}
