const PATH = /^\/(?![/\\])[^\s\\]*$/;
const CALL_OR_MAIL = /^(tel:[\d+*#-]+|mailto:[^\s@]+@[^\s@]+)$/;

export interface SafeLink {
  href: string;
  /** True for a path of the site itself. */
  isInternal: boolean;
  /** Spec §2: what begins with / opens in the same tab, everything else in a new one. */
  target?: "_blank";
  rel?: string;
}

/** A partner's or a post's link, or null where it is neither a path of the site, https, tel: nor mailto:. */
export function safeLink(href: string | null | undefined): SafeLink | null {
  if (!href) return null;
  if (PATH.test(href)) return { href, isInternal: true };
  if (CALL_OR_MAIL.test(href)) return { href, isInternal: false };
  if (!isHttps(href)) return null;
  return { href, isInternal: false, target: "_blank", rel: "noopener noreferrer" };
}

function isHttps(href: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(href) || !URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  return protocol === "https:" && username === "" && password === "";
}
