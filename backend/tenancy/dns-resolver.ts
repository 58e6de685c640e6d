import { Resolver } from "node:dns/promises";
import type { Environment } from "../environment";

const TIMEOUT_MS = 2000;
const TRIES = 2;
/** There is no such name, or no such record. */
const NOTHING = ["ENOTFOUND", "ENODATA"];

/** Questions about domains; each rejects with DnsError where nobody answers. */
export interface DnsResolver {
  /** Every TXT record of a name, its pieces joined. */
  texts: (name: string) => Promise<string[]>;
  /** IPv4, behind whatever CNAME. */
  addresses: (name: string) => Promise<string[]>;
}

/** Nobody could say what records there are. */
export class DnsError extends Error {
  override name = "DnsError";
}

export function createResolver({ DNS_SERVERS }: Environment): DnsResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS);
  return {
    texts: async (name) => (await orNothing(resolver.resolveTxt(name))).map((pieces) => pieces.join("")),
    addresses: (name) => orNothing(resolver.resolve4(name)),
  };
}

async function orNothing<Answer>(answer: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await answer;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    if (NOTHING.includes(code)) return [];
    throw new DnsError(`DNS does not answer (${code})`);
  }
}
