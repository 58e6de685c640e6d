import { domainToASCII, domainToUnicode } from "node:url";
import { getDomain } from "tldts";
import { hostnameSchema } from "@/contract/tenant/tenant";

/**
 * Normalises a domain as typed: lower case, ASCII (punycode), without a trailing dot. Null for anything that is no host
 * name: an IP address, a port, a single label.
 */
export function toHost(text: string): string | null {
  // URL syntax, which the conversion would drop silently.
  if (/[/\\@?#:%]/.test(text)) return null;
  const host = domainToASCII(text.trim().normalize("NFC").replace(/\.$/, ""));
  return /^[\d.]+$/.test(host) || !hostnameSchema.safeParse(host).success ? null : host;
}

/** In its own letters: `루미에르.한국` of `xn--…`. */
export const inOwnLetters = (host: string): string => domainToUnicode(host) || host;

/** With its Unicode form: `루미에르.한국 (xn--…)`. */
export function inBothSpellings(host: string): string {
  const unicode = inOwnLetters(host);
  return unicode === host ? host : `${unicode} (${host})`;
}

/** The registrable domain: `clinic.co.kr` of `www.clinic.co.kr`. */
export const apexOf = (host: string): string => getDomain(host) ?? host;

export const isApex = (host: string): boolean => host === apexOf(host);

/** `www.` of an apex, or the apex of a www. */
export function wwwTwin(host: string): string | null {
  if (isApex(host)) return `www.${host}`;
  return host === `www.${apexOf(host)}` ? apexOf(host) : null;
}
