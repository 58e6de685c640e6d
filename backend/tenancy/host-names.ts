import { domainToASCII, domainToUnicode } from "node:url";
import { hostnameSchema } from "@/contract/tenant/tenant";

/**
 * A domain as a person types it, in the one spelling that hosts are looked up by: lower case, ASCII (punycode), without a
 * trailing dot. Null for what is no host name: an address, a port, a single label.
 */
export function toHost(text: string): string | null {
  // What makes an address of it: the conversion would cut it off in silence.
  if (/[/\\@?#:%]/.test(text)) return null;
  const host = domainToASCII(text.trim().normalize("NFC").replace(/\.$/, ""));
  return /^[\d.]+$/.test(host) || !hostnameSchema.safeParse(host).success ? null : host;
}

/** In both spellings where there are two: `루미에르.한국 (xn--…)`. */
export function inBothSpellings(host: string): string {
  const unicode = domainToUnicode(host);
  return unicode === "" || unicode === host ? host : `${unicode} (${host})`;
}

/** Below these a name is registered with three labels; what else is registered in Korea has two. */
const SECOND_LEVEL =
  /^(ac|co|com|edu|es|go|gov|hs|kg|kr|mil|ms|ne|net|or|org|pe|re|sc|seoul|busan|daegu|daejeon|gangwon|gwangju|gyeongbuk|gyeonggi|gyeongnam|incheon|jeju|jeonbuk|jeonnam|ulsan|chungbuk|chungnam)$/;

/** The name that was registered: `clinic.co.kr` of `www.clinic.co.kr`. */
export function apexOf(host: string): string {
  const labels = host.split(".");
  const [second = "", top = ""] = labels.slice(-2);
  const isThreeLabels = top.length === 2 && SECOND_LEVEL.test(second);
  return labels.slice(isThreeLabels ? -3 : -2).join(".");
}

export const isApex = (host: string): boolean => host === apexOf(host);

/** The other of a clinic's two usual names: `www.` before the apex, or the apex of a www. */
export function wwwTwin(host: string): string | null {
  if (isApex(host)) return `www.${host}`;
  return host === `www.${apexOf(host)}` ? apexOf(host) : null;
}
