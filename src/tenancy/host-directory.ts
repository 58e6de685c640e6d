import { HOSTS_FRESH_MS, UNKNOWN_HOST_MEMORY_MS, UNKNOWN_HOSTS_MAX } from "@/config/tenancy";
import type { DeployStatus } from "@/contract/tenant/deploy-status";
import { type CachedValue, createCachedValue } from "./cached-value";
import type { PageTools } from "./page-tools";

/** What the edge must know of a partner before any page is made. */
export interface PartnerGate {
  primaryHost: string;
  deployStatus: DeployStatus;
  tools: PageTools;
}

export interface HostSource {
  /** Every host that Edge Config knows. */
  readHosts: () => Promise<Record<string, string>>;
  /** One host asked of the backend; null: there is none. */
  askHost: (host: string) => Promise<string | null>;
  readGate: (partnerId: string) => Promise<PartnerGate | null>;
}

export interface HostDirectory {
  /** The partner of exactly this host. Rejects where neither source can be reached and nothing is known. */
  findPartner: (host: string) => Promise<string | null>;
  findGate: (partnerId: string) => Promise<PartnerGate | null>;
  /** Reads what is known of these partners once more, since they were published. Never rejects. */
  revalidate: (partnerIds: readonly string[]) => Promise<void>;
}

interface DirectoryOptions {
  now: () => number;
  inBackground: (work: Promise<unknown>) => void;
}

/** Host to partner, from a copy in memory: 10 partners or 100,000 cost a request the same. */
export function createHostDirectory(source: HostSource, options: DirectoryOptions): HostDirectory {
  const cachedHosts = createCachedValue({ read: source.readHosts, freshMs: HOSTS_FRESH_MS, ...options });
  const askHost = createAskedHosts(source.askHost, options.now);
  const gates = new Map<string, CachedValue<PartnerGate | null>>();

  return {
    async findPartner(host) {
      const hosts = await cachedHosts.get().catch(() => null);
      if (hosts && Object.hasOwn(hosts, host)) return hosts[host] ?? null;
      return askHost(host).catch((error: unknown) => {
        if (hosts) return null;
        throw error;
      });
    },
    async findGate(partnerId) {
      const read = () => source.readGate(partnerId);
      const cached = gates.get(partnerId) ?? createCachedValue({ read, freshMs: HOSTS_FRESH_MS, ...options });
      const gate = await cached.get();
      // Only what exists is remembered: invented previews must not fill the memory.
      if (gate) gates.set(partnerId, cached);
      else gates.delete(partnerId);
      return gate;
    },
    async revalidate(partnerIds) {
      const cached = [cachedHosts, ...partnerIds.flatMap((id) => gates.get(id) ?? [])];
      await Promise.all(cached.map((each) => each.revalidate()));
    },
  };
}

/** Answers of the backend, remembered shortly: also that there is no such host. */
function createAskedHosts(ask: HostSource["askHost"], now: () => number) {
  const answers = new Map<string, { partnerId: string | null; until: number }>();

  return async function find(host: string): Promise<string | null> {
    const known = answers.get(host);
    if (known && now() < known.until) return known.partnerId;
    try {
      const partnerId = await ask(host);
      if (answers.size >= UNKNOWN_HOSTS_MAX) answers.clear();
      answers.set(host, { partnerId, until: now() + UNKNOWN_HOST_MEMORY_MS });
      return partnerId;
    } catch (error) {
      if (known?.partnerId) return known.partnerId;
      throw error;
    }
  };
}
