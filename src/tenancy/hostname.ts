const LONGEST_HEADER = 512;
/** Characters that have no place in a host, and that a URL parser would read as something else. */
const FORBIDDEN = /[\s/\\?#@%,;<>"'|^`{}()[\]]/;
const HOST_AND_PORT = /^([^:]+?)(?::(\d{1,5}))?$/;

export interface HostAndPort {
  /** Lower case, ASCII (punycode), no port, no trailing dot. */
  host: string;
  /** As it was sent, without the colon; empty for the scheme's own. */
  port: string;
}

/** True for hosts that only this machine answers. */
export const isLocalHost = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");

/** A Host header in the one spelling that hosts are looked up by; null where it names no host. */
export function parseHostHeader(header: string | null): HostAndPort | null {
  if (!header || header.length > LONGEST_HEADER) return null;
  const text = decodeBytes(header);
  const match = text && !FORBIDDEN.test(text) ? HOST_AND_PORT.exec(text) : null;
  if (!match?.[1]) return null;
  const host = toAscii(match[1]).replace(/\.$/, "");
  return host === "" || host.endsWith(".") ? null : { host, port: match[2] ?? "" };
}

/** Header bytes arrive one character each: UTF-8 is put together again, anything else is refused. */
function decodeBytes(header: string): string | null {
  const codes = Array.from(header, (character) => character.charCodeAt(0));
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return header;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return null;
  }
}

function toAscii(host: string): string {
  const address = `http://${host}/`;
  return URL.canParse(address) ? new URL(address).hostname : "";
}
