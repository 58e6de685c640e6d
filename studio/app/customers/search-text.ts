import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";

const SEARCH_PAUSE_MS = 150;

/** What is typed, and, a moment later and in the address, what is searched for. */
export function useSearchText() {
  const [query, setQuery] = useSearchParams();
  const search = query.get("search")?.trim() ?? "";
  const [text, setText] = useState(search);
  const own = useRef(search);
  const wanted = text.trim();
  // A link to another search fills the field.
  useEffect(() => {
    if (search === own.current) return;
    own.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    if (wanted === search) return;
    const timer = setTimeout(() => {
      own.current = wanted;
      setQuery(
        (old) => {
          if (wanted) old.set("search", wanted);
          else old.delete("search");
          return old;
        },
        { replace: true },
      );
    }, SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, search, setQuery]);
  return { text, search, setText };
}

/** A function that runs `act` as soon as it is ready: a fast Enter waits for what was typed to be found. */
export function useOnce(isReady: boolean, act: () => void): () => void {
  const [isWanted, setIsWanted] = useState(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isWanted || !isReady) return;
    setIsWanted(false);
    latest.current();
  }, [isWanted, isReady]);
  return () => setIsWanted(true);
}
