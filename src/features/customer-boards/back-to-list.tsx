"use client";

import { useAtomValue } from "jotai";
import { lastPathAtom, useHistoryUrl } from "@/state/path-history";

/** From a post that was just written, back leads to the list and never into the form again. */
export function BackToList({ href }: { href: string }) {
  const lastPath = useAtomValue(lastPathAtom);
  return lastPath?.endsWith("/write") ? <ListIsBehind href={href} /> : null;
}

function ListIsBehind({ href }: { href: string }) {
  useHistoryUrl(href);
  return null;
}
