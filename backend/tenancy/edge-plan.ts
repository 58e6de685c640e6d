import { HOSTS_KEY } from "@/contract/tenant/edge-config";

export interface EdgeCandidate {
  key: string;
  /** Of its value as JSON. */
  bytes: number;
  /** In the store already, as it is or as it was. */
  isKept: boolean;
}

export interface EdgePlan {
  /** What the store is to hold besides the hosts. */
  keys: string[];
  /** The hosts that it is to hold; the backend is asked for the rest. */
  hosts: Record<string, string>;
  bytes: number;
}

/**
 * What of all this fits into the store. Hosts come first, as every request asks for one; then partners that are in it
 * already, so that a publish moves nobody else; then others, as long as there is room.
 */
export function planEdge(
  hosts: { host: string; partnerId: string }[],
  candidates: EdgeCandidate[],
  limitBytes: number,
): EdgePlan {
  const plan: EdgePlan = { keys: [], hosts: {}, bytes: itemBytes(HOSTS_KEY, "{}".length) };
  for (const { host, partnerId } of hosts) {
    const bytes = Buffer.byteLength(JSON.stringify({ [host]: partnerId }));
    if (plan.bytes + bytes > limitBytes) break;
    plan.hosts[host] = partnerId;
    plan.bytes += bytes;
  }
  const inOrder = [...candidates].sort((a, b) => Number(b.isKept) - Number(a.isKept));
  for (const { key, bytes } of inOrder) {
    if (plan.bytes + itemBytes(key, bytes) > limitBytes) continue;
    plan.keys.push(key);
    plan.bytes += itemBytes(key, bytes);
  }
  return plan;
}

/** A store is measured as one JSON document: `"key":value,`. */
export const itemBytes = (key: string, valueBytes: number): number => key.length + 4 + valueBytes;
