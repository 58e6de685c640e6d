import type { studioPeopleContract } from "@/contract/studio/people";
import { ApiError } from "../lib/errors";
import { findAccount } from "../staff/accounts";
import { redeemStaffCode, sendStaffCode } from "../staff/codes";
import { acceptInvitation, maskPhone, requireInvitation } from "../staff/invitations";
import { describeTo, letIn, type PersonCall, requireAnySession, requireSession } from "../staff/person-call";
import { closeSession, listSessions, lockSession } from "../staff/sessions";
import type { StudioHandlers } from "./studio-handlers";

export const peopleHandlers: StudioHandlers<typeof studioPeopleContract, PersonCall> = {
  "POST /studio/sign-in/code": async ({ body, call }) => {
    const isKnown = (await findAccount(call.services.db, body.phone)) !== undefined;
    return { row: await sendStaffCode(call, body.phone, isKnown) };
  },

  "POST /studio/sign-in": async ({ body, call }) => {
    await redeemStaffCode(call, body.phone, body.code);
    const account = await findAccount(call.services.db, body.phone);
    if (!account) throw new ApiError(400, "sms-code.wrong", "인증번호가 맞지 않습니다.");
    return letIn(call, account);
  },

  "POST /studio/sign-out": async ({ call }) => {
    if (call.session) await closeSession(call.services.db, call.session.staff.id, call.session.id);
    call.keepSession(null);
    return {};
  },

  "POST /studio/account/lock": async ({ call }) => {
    await lockSession(call.services.db, requireAnySession(call).id, call.now);
    return {};
  },

  "GET /studio/account": async ({ call }) => describeTo(call, requireSession(call).staff),

  "GET /studio/account/sessions": async ({ call }) => {
    const { id: own, staff } = requireSession(call);
    const found = await listSessions(call.services.db, staff.id, call.now);
    const rows = found.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThis: id === own,
    }));
    return { rows, count: rows.length };
  },

  "DELETE /studio/account/sessions/:id": async ({ params, call }) => {
    const { id: own, staff } = requireSession(call);
    await closeSession(call.services.db, staff.id, params.id);
    if (params.id === own) call.keepSession(null);
    return {};
  },

  "GET /studio/invitations/:token": async ({ params, call }) => {
    const { partnerId, role, phone } = await requireInvitation(call.services.db, params.token, call.now);
    const tenant = await call.findTenant(partnerId);
    const account = await findAccount(call.services.db, phone);
    return {
      row: {
        clinicName: tenant?.partnerInformation.displayName ?? partnerId,
        role,
        maskedPhone: maskPhone(phone),
        name: account?.name ?? null,
      },
    };
  },

  "POST /studio/invitations/:token/code": async ({ params, call }) => {
    const { phone } = await requireInvitation(call.services.db, params.token, call.now);
    return { row: await sendStaffCode(call, phone, true) };
  },

  "POST /studio/invitations/:token": async ({ params, body, call }) => {
    const { db } = call.services;
    const { phone } = await requireInvitation(db, params.token, call.now);
    await redeemStaffCode(call, phone, body.code);
    return letIn(call, await acceptInvitation(db, { token: params.token, name: body.name, now: call.now }));
  },
};
