import { and, eq } from "drizzle-orm";
import { CLINICS_PAGE_SIZE, type studioPlatformContract } from "@/contract/studio/platform";
import { STAFF_ROLE_NAMES } from "@/contract/studio/roles";
import { Site } from "../content/site";
import { staffRoles } from "../db/schema/staff";
import type { StudioHandlers } from "../desk/studio-handlers";
import { ApiError, notFound } from "../lib/errors";
import { actingName, findActor } from "../staff/accounts";
import { type PersonCall, requireSession } from "../staff/person-call";
import { endVisit, isOfPlatform, openVisit } from "../staff/visits";
import { domainRulesOf } from "../tenancy/domain-rules";
import { applyBulkChange } from "./bulk-changes";
import { type Clinics, listClinics, summarize } from "./clinics";

export const platformHandlers: StudioHandlers<typeof studioPlatformContract, PersonCall> = {
  "GET /studio/platform/clinics": async ({ query, call }) => {
    const clinics = await clinicsOf(call);
    const { db } = call.services;
    const [page, summary] = await Promise.all([
      listClinics(db, clinics, query, call.now),
      summarize(db, clinics, call.now),
    ]);
    return { ...page, page: query.page, pageSize: CLINICS_PAGE_SIZE, summary };
  },

  "POST /studio/platform/clinics/:clinic/visit": async ({ params, body, call }) => {
    const visitor = await requirePlatform(call);
    if (!(await call.findTenant(params.clinic))) throw notFound();
    const { reason } = body;
    const visit = await openVisit(call.services.db, params.clinic, visitor, { reason, now: call.now });
    return { row: { endsAt: visit.endsAt.toISOString() } };
  },

  "DELETE /studio/platform/clinics/:clinic/visit": async ({ params, call }) => {
    const visitor = await requirePlatform(call);
    if (!(await call.findTenant(params.clinic))) throw notFound();
    await endVisit(call.services.db, params.clinic, visitor, call.now);
    return {};
  },

  "POST /studio/platform/bulk-changes": async ({ body, call }) => {
    const own = await clinicsOf(call);
    const clinics = [...new Set(body.clinics)];
    const tenants = await Promise.all(clinics.map((id) => call.findTenant(id)));
    if (clinics.some((id, index) => !tenants[index] || (own !== null && !own.includes(id)))) throw notFound();
    const rows = [];
    for (const [index, id] of clinics.entries()) {
      const name = tenants[index]?.partnerInformation.displayName ?? id;
      rows.push({ clinic: id, name, ...(await changeOne(call, id, body)) });
    }
    return { rows, count: rows.length };
  },
};

async function changeOne(
  call: PersonCall,
  partnerId: string,
  {
    change,
    reason,
    isTrial,
  }: { change: Parameters<typeof applyBulkChange>[2]; reason: string; isTrial: boolean },
) {
  const { services, now } = call;
  const { id, name } = requireSession(call).staff;
  const actor = await findActor(services.db, partnerId, id, now);
  if (!actor) throw notFound();
  const isVisit = actor.role === "platform" || actor.visitEndsAt !== null;
  if (isVisit && !isTrial) await openVisit(services.db, partnerId, { id, name }, { reason, now });
  const site = new Site({
    ...{ db: services.db, queue: services.queue, partnerId, now },
    rules: domainRulesOf(services.environment),
    actor: { kind: "staff", id, name: actingName(name, isVisit) },
  });
  return applyBulkChange(site, isVisit ? { ...actor, role: "agency" } : actor, change, { isTrial });
}

/** Every clinic for the platform's team, and of an agency its own; a 403 for anybody else. */
async function clinicsOf(call: PersonCall): Promise<Clinics> {
  const { staff } = requireSession(call);
  if (await isOfPlatform(call.services.db, staff.id)) return null;
  const rows = await call.services.db
    .select({ partnerId: staffRoles.partnerId })
    .from(staffRoles)
    .where(and(eq(staffRoles.staffId, staff.id), eq(staffRoles.role, "agency")));
  if (rows.length === 0) throw notAllowed([STAFF_ROLE_NAMES.platform, STAFF_ROLE_NAMES.agency]);
  return rows.map(({ partnerId }) => partnerId);
}

async function requirePlatform(call: PersonCall): Promise<{ id: number; name: string }> {
  const { staff } = requireSession(call);
  if (!(await isOfPlatform(call.services.db, staff.id))) throw notAllowed([STAFF_ROLE_NAMES.platform]);
  return staff;
}

const notAllowed = (roles: string[]) =>
  new ApiError(403, "not-allowed", `이 일은 ${roles.join("·")}만 할 수 있습니다.`);
