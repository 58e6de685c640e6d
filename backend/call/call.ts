import { and, eq, getTableColumns, gt } from "drizzle-orm";
import type { Logger } from "pino";
import { type CacheArea, cacheTag } from "@/contract/tenant/cache-tags";
import type { Tenant } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { customers, sessions } from "../db/schema/customers";
import { PartnerScope } from "../db/scope";
import { sessionExpired } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import type { CallServices } from "./services";

interface RequestInfo {
  tenant: Tenant;
  /** The services' database is a transaction. */
  isInTransaction?: boolean;
  address: string;
  /** A rough fingerprint: tells browsers behind one address apart. */
  device: string;
  token: string | undefined;
  idempotencyKey: string | undefined;
  log: Logger;
}

/** Only former members have no phone. */
export type SignedInCustomer = typeof customers.$inferSelect & { phone: string };

/** The context of one API request: tenant, customer and time. */
export class Call implements Omit<RequestInfo, "token" | "isInTransaction"> {
  readonly tenant: Tenant;
  readonly address: string;
  readonly device: string;
  readonly idempotencyKey: string | undefined;
  readonly log: Logger;
  /** The only access to the database: the partner's own rows. */
  readonly scope: PartnerScope;
  readonly now: Date;
  /** SHA-256 of the token that came with the request. */
  readonly tokenHash: string | undefined;
  /** Sent back in the authorization header. */
  newToken: string | undefined;
  /** The session's account when it was last looked up. */
  private customerId: number | undefined;

  constructor(
    readonly services: CallServices,
    private readonly request: RequestInfo,
  ) {
    const { tenant, address, device, token, idempotencyKey, log, isInTransaction } = request;
    this.tenant = tenant;
    this.address = address;
    this.device = device;
    this.idempotencyKey = idempotencyKey;
    this.log = log;
    this.scope = new PartnerScope(services.db, tenant.id, services.queue, isInTransaction);
    this.now = services.now();
    this.tokenHash = token ? sha256(token) : undefined;
  }

  /** The same request on a transaction, of a tenant with another configuration. */
  within(db: Database, tenant: Tenant): Call {
    return new Call({ ...this.services, db }, { ...this.request, tenant, isInTransaction: true });
  }

  /** Call it when a write that pages show is committed, with the narrowest tag. */
  revalidate(area?: CacheArea, thing?: string | number): void {
    void this.services.revalidator.revalidate([cacheTag(this.tenant.id, area, thing)]);
  }

  /** The signed-in customer, or null without a token; a 401 for an invalid one. */
  async optionalCustomer(): Promise<SignedInCustomer | null> {
    return this.tokenHash ? this.customer() : null;
  }

  /** The signed-in customer; a 401 without a valid session. */
  async customer(): Promise<SignedInCustomer> {
    const customer = await this.findCustomer();
    if (!customer) throw sessionExpired();
    this.customerId = customer.id;
    return customer;
  }

  /** Whether the session changed since its customer was looked up: the account may have been merged into another. */
  async sessionState(): Promise<"same" | "moved" | "ended"> {
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
