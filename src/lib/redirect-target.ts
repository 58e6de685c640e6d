import { safeLink } from "./safe-href";

/** Where a visitor may be sent on to without being asked: a path of the site, or https. Null for all else. */
export function redirectTarget(url: string): string | null {
  const link = safeLink(url);
  if (!link) return null;
  return link.isInternal || /^https:/i.test(link.href) ? link.href : null;
}
