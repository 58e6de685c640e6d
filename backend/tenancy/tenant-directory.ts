import { eq } from "drizzle-orm";
import { type Tenant, tenantSchema } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { hosts, partners } from "../db/schema/partners";
import type { Environment } from "../lib/environment";
import { isLocal, normaliseHost, parseOrigin, previewPartner } from "./host";

const TTL_MS = 2000;
const MAX_ENTRIES = 2000;

interface Settings {
  db: Database;
  platformHost: string;
  /** The storefront's port on a local platform, where clinics' domains may use http with this port. */
  localPort?: number;
  now: () => Date;
}

/** Behind a proxy the platform is not local, whatever its host. */
export const directorySettingsOf = ({ PLATFORM_HOST, PORT, IS_BEHIND_PROXY }: Environment) => ({
  platformHost: PLATFORM_HOST,
  localPort: isLocal(PLATFORM_HOST) && !IS_BEHIND_PROXY ? PORT : undefined,
});

interface CacheEntry {
  at: number;
  tenant: Promise<Tenant | null>;
}

/** Looks up tenants by host or id, with a cache of two seconds. */
export class TenantDirectory {
  private readonly byKey = new Map<string, CacheEntry>();

  constructor(private readonly settings: Settings) {}

  /** The tenant of a host, exact match; null for an unknown one. */
  byHost(text: string): Promise<Tenant | null> {
    const host = normaliseHost(text);
    return host === "" ? Promise.resolve(null) : this.cached(`host ${host}`, () => this.findHost(host));
  }

  byId(partnerId: string): Promise<Tenant | null> {
    return this.cached(`id ${partnerId}`, () => this.load(partnerId));
  }

  /**
   * Whether an origin is one of the tenant's own: its hosts and its preview, with any port on a local host. Domains use
   * https, on a local platform also http at the storefront's port.
   */
  isOwnOrigin(tenant: Tenant, origin: string): boolean {
    const parsed = parseOrigin(origin);
    if (!parsed) return false;
    const { host, port } = parsed;
    const isOwn =
      host === tenant.domains.primary ||
      tenant.domains.aliases.includes(host) ||
      previewPartner(host, this.settings.platformHost) === tenant.id;
    if (!isOwn || isLocal(host)) return isOwn;
    const isSecure = port === "" && origin.startsWith("https:");
    return isSecure || (port === String(this.settings.localPort) && origin.startsWith("http:"));
  }

  /** Call it after a publish. */
  clear(): void {
    this.byKey.clear();
  }

  private cached(key: string, find: () => Promise<Tenant | null>): Promise<Tenant | null> {
    const now = this.settings.now().getTime();
    const known = this.byKey.get(key);
    if (known && Math.abs(now - known.at) < TTL_MS) return known.tenant;
    if (this.byKey.size >= MAX_ENTRIES) this.byKey.clear();
    const tenant = find();
    this.byKey.set(key, { at: now, tenant });
    tenant.catch(() => this.byKey.delete(key));
    return tenant;
  }

  private async findHost(host: string): Promise<Tenant | null> {
    const preview = previewPartner(host, this.settings.platformHost);
    if (preview) return this.load(preview);
    const { db } = this.settings;
    const [row] = await db.select().from(hosts).where(eq(hosts.host, host));
    return row ? this.byId(row.partnerId) : null;
  }

  private async load(partnerId: string): Promise<Tenant | null> {
    const { db } = this.settings;
    const [row] = await db.select().from(partners).where(eq(partners.id, partnerId));
    return row ? tenantSchema.parse(row.config) : null;
  }
}
