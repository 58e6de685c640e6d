"use client";

import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { useSitePath } from "./use-site-path";

/** Spec §3: the path that the visitor was on before this one, within this visit of the site; null at its first page. */
export const lastPathAtom = atom<string | null>(null);

const historyUrlAtom = atom<string | null>(null);

/** Keeps the last path while the visitor goes about. One for the whole page. */
export function usePathHistory(): void {
  const path = useSitePath();
  const setLastPath = useSetAtom(lastPathAtom);
  const present = useRef(path);
  useEffect(() => {
    if (present.current === path) return;
    setLastPath(present.current);
    present.current = path;
  }, [path, setLastPath]);
}

/** Spec §2: where the header's back button leads while this screen is shown, in place of one step back. */
export function useHistoryUrl(url: string): void {
  const setHistoryUrl = useSetAtom(historyUrlAtom);
  useEffect(() => {
    setHistoryUrl(url);
    return () => setHistoryUrl(null);
  }, [url, setHistoryUrl]);
}

/** What a step back means here: a given address, the entry before in the history, or nothing to go back to. */
export function useBackStep(): { to: string } | "back" | "none" {
  const historyUrl = useAtomValue(historyUrlAtom);
  const lastPath = useAtomValue(lastPathAtom);
  if (historyUrl !== null) return { to: historyUrl };
  return lastPath === null ? "none" : "back";
}
