import type { StudioCall } from "../staff/studio-call";
import { domainRulesOf } from "../tenancy/domain-rules";
import { Site } from "./site";

/** The clinic's site as the account of a call writes it. */
export const siteOf = ({ services, tenant, now, auditActor }: StudioCall): Site =>
  new Site({
    db: services.db,
    queue: services.queue,
    partnerId: tenant.id,
    now,
    rules: domainRulesOf(services.environment),
    actor: auditActor,
  });
