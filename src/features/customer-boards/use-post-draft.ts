"use client";

import { useCallback, useEffect, useState } from "react";
import { type PostDraft, parseDraft } from "./post-draft";

type Change = Partial<PostDraft> | ((draft: PostDraft) => Partial<PostDraft>);

/**
 * A draft that is kept for this tab under a key, from the first thing that is typed until it is sent or thrown away.
 * Null until the browser has looked for one. `start` is what a draft begins with; it may not change from one render
 * to the next.
 */
export function usePostDraft(key: string, start: () => PostDraft) {
  const [draft, setDraft] = useState<PostDraft | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    const kept = parseDraft(readStorage(key));
    setDraft(kept ?? start());
    setRestored(kept !== null);
  }, [key, start]);

  useEffect(() => {
    if (draft && isTouched) writeStorage(key, JSON.stringify(draft));
  }, [key, draft, isTouched]);

  const change = useCallback((changes: Change) => {
    setTouched(true);
    setDraft((old) => old && { ...old, ...(typeof changes === "function" ? changes(old) : changes) });
  }, []);
  const forget = useCallback(() => {
    setTouched(false);
    writeStorage(key, null);
  }, [key]);
  const startAnew = () => {
    forget();
    setRestored(false);
    setDraft(start());
  };

  return { draft, isRestored, change, forget, startAnew };
}

// A browser may refuse its storage: then the draft lives as long as the page.
function readStorage(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
