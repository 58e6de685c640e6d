import { DnsError, type DnsResolver } from "./dns-resolver";
import type { DnsRecord } from "./domain-provider";
import { apexOf } from "./host-names";

/** One record at the apex proves every name below it. */
export const proofRecord = (host: string, token: string): DnsRecord => ({
  type: "TXT",
  name: `_clinic-verify.${apexOf(host)}`,
  value: `clinic-verify=${token}`,
});

export interface Proof {
  isProven: boolean;
  /** The record is missing so far; false: it is wrong. */
  isWaiting: boolean;
  reason: string | null;
}

/** Whether a domain's DNS proves its owner: at the apex, or at the name itself. */
export async function findProof(resolver: DnsResolver, host: string, token: string): Promise<Proof> {
  const { name, value } = proofRecord(host, token);
  try {
    const names = [...new Set([name, `_clinic-verify.${host}`])];
    const texts = (await Promise.all(names.map(resolver.texts))).flat();
    if (texts.includes(value)) return { isProven: true, isWaiting: false, reason: null };
    if (texts.length === 0)
      return { isProven: false, isWaiting: true, reason: `no TXT record at ${name} yet` };
    return { isProven: false, isWaiting: false, reason: `the TXT record at ${name} has another value` };
  } catch (error) {
    if (!(error instanceof DnsError)) throw error;
    return { isProven: false, isWaiting: false, reason: error.message };
  }
}
