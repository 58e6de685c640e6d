import { and, eq, getTableColumns, gt } from "drizzle-orm";
import type { Logger } from "pino";
import { type CacheArea, cacheTag } from "@/contract/tenant/cache-tags";
import type { Tenant } from "@/contract/tenant/tenant";
import { customers, sessions } from "../db/schema/customers";
import { PartnerScope } from "../db/scope";
import { sessionExpired } from "../errors";
import type { Services } from "../services";
import { sha256 } from "../sha256";

interface CallSettings {
  services: Services;
  tenant: Tenant;
  address: string;
  device: string;
  token: string | undefined;
  idempotencyKey: string | undefined;
  log: Logger;
}

/** Somebody signed in; only those who have left are without a phone. */
export type SignedInCustomer = typeof customers.$inferSelect & { phone: string };

/** One request of the API: whose it is, who asks, and when. */
export class Call {
  readonly tenant: Tenant;
  /** The partner's own data; there is no other way to the database. */
  readonly scope: PartnerScope;
  readonly now: Date;
  /** Answered in the authorization header. */
  newToken: string | undefined;
  /** The account that the session was last found to lead to. */
  private customerId: number | undefined;

  constructor(private readonly settings: CallSettings) {
    this.tenant = settings.tenant;
    this.scope = new PartnerScope(settings.services.db, settings.tenant.id);
    this.now = settings.services.now();
  }

  get sms() {
    return this.settings.services.sms;
  }
  get mail() {
    return this.settings.services.mail;
  }
  get identity() {
    return this.settings.services.identity;
  }
  get limits() {
    return this.settings.services.limits;
  }
  get postLimits() {
    return this.settings.services.postLimits;
  }
  get holdLimits() {
    return this.settings.services.holdLimits;
  }
  get metrics() {
    return this.settings.services.metrics;
  }
  /** Visitors' files. */
  get storage() {
    return this.settings.services.storage;
  }
  /** Where browsers reach the backend. */
  get publicUrl() {
    return this.settings.services.environment.PUBLIC_BACKEND_URL;
  }
  get address() {
    return this.settings.address;
  }
  /** What tells browsers behind one address apart, as far as anything does. */
  get device() {
    return this.settings.device;
  }
  /** To be called once a write that pages show is committed: what was written to, as narrow as possible. */
  revalidate(area?: CacheArea, thing?: string | number): void {
    this.settings.services.revalidator.revalidate([cacheTag(this.tenant.id, area, thing)]);
  }
  get idempotencyKey() {
    return this.settings.idempotencyKey;
  }
  get log() {
    return this.settings.log;
  }

  /** SHA-256 of the token that came with the request. */
  get tokenHash(): string | undefined {
    return this.settings.token ? sha256(this.settings.token) : undefined;
  }

  /** Who is signed in, or null when nobody is; a 401 for a token that is dead. */
  async optionalCustomer(): Promise<SignedInCustomer | null> {
    return this.tokenHash ? this.customer() : null;
  }

  /** Who is signed in; a 401 when nobody is, or no longer. */
  async customer(): Promise<SignedInCustomer> {
    const customer = await this.findCustomer();
    if (!customer) throw sessionExpired();
    this.customerId = customer.id;
    return customer;
  }

  /** What has become of the session since its customer was asked for: their account may be part of another one now. */
  async sessionSince(): Promise<"same" | "moved" | "ended"> {
    if (this.customerId === undefined) return "same";
    const customer = await this.findCustomer();
    if (!customer) return "ended";
    return customer.id === this.customerId ? "same" : "moved";
  }

  private async findCustomer(): Promise<SignedInCustomer | null> {
    const { tokenHash } = this;
    if (!tokenHash) return null;
    const [customer] = await this.scope.pick(customers, getTableColumns(customers), {
      join: { table: sessions, on: eq(sessions.customerId, customers.id) },
      where: and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, this.now)),
    });
    return customer?.phone ? { ...customer, phone: customer.phone } : null;
  }
}
