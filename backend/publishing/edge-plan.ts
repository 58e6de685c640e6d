import { HOSTS_KEY } from "@/contract/tenant/edge-config";

interface EdgeCandidate {
  key: string;
  /** Of its value as JSON. */
  bytes: number;
  /** In the store already, in this or an earlier version. */
  isStored: boolean;
}

export interface EdgePlan {
  /** Items to store besides the hosts. */
  keys: string[];
  /** Hosts to store; storefronts look up the rest in the backend. */
  hosts: Record<string, string>;
  bytes: number;
}

/**
 * Selects what fits into the store: hosts first, because every request looks one up; then partners already stored, so that
 * a publish evicts no other; then others while there is room.
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
  const inOrder = [...candidates].sort((a, b) => Number(b.isStored) - Number(a.isStored));
  for (const { key, bytes } of inOrder) {
    if (plan.bytes + itemBytes(key, bytes) > limitBytes) continue;
    plan.keys.push(key);
    plan.bytes += itemBytes(key, bytes);
  }
  return plan;
}

/** A store is measured as one JSON document: `"key":value,`. */
const itemBytes = (key: string, valueBytes: number): number => key.length + 4 + valueBytes;
