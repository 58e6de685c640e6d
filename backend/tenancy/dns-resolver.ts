import { Resolver } from "node:dns/promises";
import type { Environment } from "../lib/environment";

const TIMEOUT_MS = 2000;
const TRIES = 2;
/** Unknown name, or no such record. */
const NOT_FOUND_CODES = ["ENOTFOUND", "ENODATA"];

/** Throws DnsError when no server responds. */
export interface DnsResolver {
  /** TXT records of a name, chunks joined. */
  texts: (name: string) => Promise<string[]>;
  /** IPv4, with CNAMEs followed. */
  addresses: (name: string) => Promise<string[]>;
  /** IPv6. */
  addresses6: (name: string) => Promise<string[]>;
  /** The name that a CNAME leads to. */
  aliases: (name: string) => Promise<string[]>;
}

export class DnsError extends Error {
  override name = "DnsError";
}

export function createResolver({ DNS_SERVERS }: Environment): DnsResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS);
  return {
    texts: async (name) => (await orEmpty(resolver.resolveTxt(name))).map((pieces) => pieces.join("")),
    addresses: (name) => orEmpty(resolver.resolve4(name)),
    addresses6: (name) => orEmpty(resolver.resolve6(name)),
    aliases: (name) => orEmpty(resolver.resolveCname(name)),
  };
}

async function orEmpty<Row>(lookup: Promise<Row[]>): Promise<Row[]> {
  try {
    return await lookup;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    if (NOT_FOUND_CODES.includes(code)) return [];
    throw new DnsError(`DNS does not answer (${code})`);
  }
}
