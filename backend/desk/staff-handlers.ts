import { eq } from "drizzle-orm";
import type { StudioInput } from "@/contract/studio";
import { grantableTo, isOwnersToGive, rolesToInviteTo, STAFF_ROLE_NAMES } from "@/contract/studio/roles";
import type { ClinicStaff, studioStaffContract } from "@/contract/studio/staff";
import { employees } from "../db/schema/employees";
import { ApiError, notFound } from "../lib/errors";
import { changeRole, listStaff, takeRole } from "../staff/accounts";
import { invite, listInvitations, withdrawInvitation } from "../staff/invitations";
import type { StudioCall } from "../staff/studio-call";
import { listVisits } from "../staff/visits";
import type { StudioHandlers } from "./studio-handlers";

const MOST_OPEN = 20;
const PAUSE_MS = 60_000;

type NewInvitation = StudioInput<"POST /studio/:clinic/invitations">["body"];

export const staffHandlers: StudioHandlers<typeof studioStaffContract> = {
  "GET /studio/:clinic/staff": async ({ call }) => {
    call.require("invite-staff");
    return { row: await describeStaff(call) };
  },

  "POST /studio/:clinic/invitations": async ({ body, call }) => {
    call.require("invite-staff");
    if (isOwnersToGive(body.role)) call.require("write-roles");
    if (!rolesToInviteTo(call.actor).includes(body.role)) throw notFound();
    await requireDoctor(call, body.employeeId ?? null);
    await requireInvitable(call, body.phone);
    const isSent = await sendInvitation(call, body);
    return { row: { ...(await describeStaff(call)), isSent } };
  },

  "DELETE /studio/:clinic/invitations/:phone": async ({ params: { phone }, call }) => {
    call.require("invite-staff");
    const invited = { partnerId: call.scope.partnerId, phone };
    await withdrawInvitation(call.services.db, invited, contextOf(call), (role) => {
      if (isOwnersToGive(role)) call.require("write-roles");
    });
    return { row: await describeStaff(call) };
  },

  "PUT /studio/:clinic/staff/:id": async ({ params, body, call }) => {
    call.require("write-roles");
    if (!rolesToInviteTo(call.actor).includes(body.role)) throw notFound();
    await requireDoctor(call, body.employeeId ?? null);
    const { role, employeeId = null, grants = [] } = body;
    if (grants.some((action) => !grantableTo(role).includes(action)))
      throw new ApiError(422, "staff.grant", "이 역할에 줄 수 없는 권한입니다.");
    const membership = { staffId: params.id, role, employeeId, grants };
    await changeRole(call.services.db, call.scope.partnerId, membership, contextOf(call));
    return { row: await describeStaff(call) };
  },

  "DELETE /studio/:clinic/staff/:id": async ({ params, call }) => {
    call.require("write-roles");
    await takeRole(call.services.db, call.scope.partnerId, params.id, contextOf(call));
    return { row: await describeStaff(call) };
  },
};

const contextOf = ({ auditActor, now }: StudioCall) => ({ actor: auditActor, now });

async function describeStaff({ services, scope, staff, now }: StudioCall): Promise<ClinicStaff> {
  const [people, invitations, visits, doctors] = await Promise.all([
    listStaff(services.db, scope.partnerId),
    listInvitations(services.db, scope.partnerId, now),
    listVisits(services.db, scope.partnerId),
    scope.pick(employees, { id: employees.id, name: employees.name }, { orderBy: [employees.sortOrder] }),
  ]);
  return {
    people: people.map(({ joinedAt, seenAt, ...person }) => ({
      ...person,
      joinedAt: joinedAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
      isSelf: person.id === staff.id,
    })),
    invitations: invitations.map(({ createdAt, expiresAt, ...invitation }) => ({
      ...invitation,
      expiresAt: expiresAt.toISOString(),
    })),
    visits: visits.map(({ staffName, reason, openedAt, endsAt }) => ({
      ...{ name: staffName, reason },
      openedAt: openedAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    doctors,
  };
}

/** A 422 for a doctor whom the clinic has not got. */
async function requireDoctor({ scope }: StudioCall, id: number | null): Promise<void> {
  if (id === null || (await scope.first(employees, { where: eq(employees.id, id) }))) return;
  throw new ApiError(422, "staff.employee", "이 병원에 그런 의료진이 없습니다.");
}

/** A 409 for who works there already, a 429 for a phone that was just invited, or where many invitations are open. */
async function requireInvitable(call: StudioCall, phone: string): Promise<void> {
  const { services, scope, now } = call;
  const people = await listStaff(services.db, scope.partnerId);
  if (people.some((person) => person.phone === phone))
    throw new ApiError(409, "staff.member", "이미 이 병원에서 일하는 분입니다. 역할은 목록에서 바꿉니다.");
  const open = await listInvitations(services.db, scope.partnerId, now);
  const last = open.find((invitation) => invitation.phone === phone);
  // A new one replaces it.
  if (last && isOwnersToGive(last.role)) call.require("write-roles");
  if (last && now.getTime() - last.createdAt.getTime() < PAUSE_MS)
    throw new ApiError(429, "invitation.too-soon", "방금 초대했습니다. 1분 뒤에 다시 보내 주세요.");
  if (!last && open.length >= MOST_OPEN)
    throw new ApiError(
      429,
      "invitation.too-many",
      "열린 초대가 너무 많습니다. 쓰지 않는 초대를 거둬 주세요.",
    );
}

/** Whether the link reached the phone's provider. */
async function sendInvitation(
  call: StudioCall,
  { phone, role, employeeId = null }: NewInvitation,
): Promise<boolean> {
  const { services, scope, tenant, staff, log } = call;
  const { partnerId } = scope;
  const invited = { partnerId, phone, role, employeeId, invitedBy: staff.id };
  const token = await invite(services.db, invited, contextOf(call));
  const clinic = tenant.partnerInformation.displayName;
  const link = `${services.environment.STUDIO_URL.replace(/\/$/, "")}/invite/${token}`;
  const text = `[스튜디오] ${clinic}에서 ${STAFF_ROLE_NAMES[role]} 역할로 초대합니다. 72시간 안에 열어 주세요. ${link}`;
  return services.sms.send({ partnerId, phone, text }).then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, "invitation not sent");
      return false;
    },
  );
}
