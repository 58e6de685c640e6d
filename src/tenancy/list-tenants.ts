import "server-only";
import { HOSTS_KEY } from "@/contract/tenant/edge-config";
import type { Tenant } from "@/contract/tenant/tenant";
import { loadTenant } from "./load-tenant";
import { readEdgeConfig } from "./sources";

const SHOWN = 50;

/** The first partners that Edge Config knows: for the platform's own page, never for a visitor's. */
export async function listTenants(): Promise<Tenant[]> {
  const hosts = await readEdgeConfig(HOSTS_KEY).catch(() => null);
  const ids = typeof hosts === "object" && hosts !== null ? Object.values(hosts) : [];
  const known = [...new Set(ids.filter((id) => typeof id === "string"))].sort().slice(0, SHOWN);
  const loaded = await Promise.allSettled(known.map(loadTenant));
  return loaded.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
}
