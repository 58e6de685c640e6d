import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useCallback, useState } from "react";
import { hasStatus } from "@/api/api-error";
import type { Term } from "@/contract/api/partner-and-terms";
import { useRuntime } from "../runtime/runtime-context";
import { changeDraftAtom, draftAtom, isTicked } from "../state/draft";
import { tokenAtom } from "../state/session";

/** The terms that a reservation asks agreement to. */
export function useTerms() {
  const { api } = useRuntime();
  return useQuery(api.query("GET /terms", { query: { target: "CUSTOMER" } }));
}

/** asked: to be agreed to. changed: agreed to before it was changed. agreed: already, in this very version. */
export type TermState = "asked" | "changed" | "agreed";

/** How a term stands with the visitor; undefined until it is known. Without an answer each is asked. */
export function useTermState(): ((term: Term) => TermState) | undefined {
  const { api } = useRuntime();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const draft = useAtomValue(draftAtom);
  const [wasSignedIn] = useState(isSignedIn);
  const query = useQuery({ ...api.query("GET /customers/this/agreements"), enabled: isSignedIn });
  // Who signs in here has the boxes before their eyes: one that is taken away meanwhile loses its press.
  if (wasSignedIn && isSignedIn && query.isPending) return undefined;
  const standing = isSignedIn ? (query.data?.rows ?? []) : [];
  return (term) => {
    const before = standing.find(({ termId }) => termId === term.id);
    // What is ticked now stays where it is ticked.
    if (!before || isTicked(draft, term)) return "asked";
    return before.isCurrent ? "agreed" : "changed";
  };
}

const REFUSED = 400;

/** Whether the clinic's terms are others than those that were agreed to. */
export const isAboutTerms = (error: Error): boolean =>
  hasStatus(error, REFUSED) && (error.code ?? "").startsWith("body.agreements");

/** Has the terms read again, and each of them asked: what was agreed to is another text now. */
export function useAskAgain(): () => void {
  const { queryClient, store } = useRuntime();
  return useCallback(() => {
    store.set(changeDraftAtom, { agreedTerms: [] });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => OF_TERMS.test(String(queryKey[0])) });
  }, [queryClient, store]);
}
const OF_TERMS = /^GET \/(terms|customers\/this\/agreements)/;

/** A term's current text; asked for once it is to be read. */
export function useTermText(id: number, isWanted: boolean) {
  const { api } = useRuntime();
  return useQuery({
    ...api.query("GET /terms/:id/terms-histories/current", { params: { id } }),
    enabled: isWanted,
  });
}
