import type { Database } from "../db/client";
import { type JobSender, PartnerScope } from "../db/scope";
import type { AuditActor } from "../staff/audit";
import type { DomainRules } from "../tenancy/domain-rules";

interface SiteSettings {
  db: Database;
  partnerId: string;
  queue: JobSender | null;
  now: Date;
  rules: DomainRules;
  /** Who writes. */
  actor: AuditActor;
}

/** A clinic's site as its content is read and written: the rows of one partner, and its configuration. */
export class Site {
  readonly scope: PartnerScope;

  constructor(
    private readonly settings: SiteSettings,
    private readonly isInTransaction = false,
  ) {
    const { db, partnerId, queue } = settings;
    this.scope = new PartnerScope(db, partnerId, queue, isInTransaction);
  }

  get partnerId(): string {
    return this.settings.partnerId;
  }
  get now(): Date {
    return this.settings.now;
  }
  get actor(): AuditActor {
    return this.settings.actor;
  }
  get rules(): DomainRules {
    return this.settings.rules;
  }
  /** For the configuration, which the tenancy's functions read and write. */
  get db(): Database {
    return this.settings.db;
  }

  /** The site of another partner, in the same transaction. */
  of(partnerId: string): Site {
    return new Site({ ...this.settings, partnerId }, this.isInTransaction);
  }

  transaction<Result>(work: (site: Site) => Promise<Result>): Promise<Result> {
    return this.settings.db.transaction((db) => work(new Site({ ...this.settings, db }, true)));
  }
}
