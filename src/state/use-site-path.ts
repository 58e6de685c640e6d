"use client";

import { usePathname } from "next/navigation";
import { useSite } from "./site";

/** The path as the visitor sees it. While a page is made in the background it carries the partner's own prefix. */
export function useSitePath(): string {
  const { pageSegment } = useSite();
  const path = usePathname();
  const prefix = `/${pageSegment}`;
  if (path === prefix) return "/";
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
