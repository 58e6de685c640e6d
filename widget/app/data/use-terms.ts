import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useState } from "react";
import type { Term } from "@/contract/api/partner-and-terms";
import { useRuntime } from "../runtime/runtime-context";
import { draftAtom } from "../state/draft";
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
  const { agreedTermIds } = useAtomValue(draftAtom);
  const [wasSignedIn] = useState(isSignedIn);
  const query = useQuery({ ...api.query("GET /customers/this/agreements"), enabled: isSignedIn });
  // Who signs in here has the boxes before their eyes: one that is taken away meanwhile loses its press.
  if (wasSignedIn && isSignedIn && query.isPending) return undefined;
  const standing = isSignedIn ? (query.data?.rows ?? []) : [];
  return ({ id }) => {
    const before = standing.find(({ termId }) => termId === id);
    // What is ticked now stays where it is ticked.
    if (!before || agreedTermIds.includes(id)) return "asked";
    return before.isCurrent ? "agreed" : "changed";
  };
}

/** A term's current text; asked for once it is to be read. */
export function useTermText(id: number, isWanted: boolean) {
  const { api } = useRuntime();
  return useQuery({
    ...api.query("GET /terms/:id/terms-histories/current", { params: { id } }),
    enabled: isWanted,
  });
}
