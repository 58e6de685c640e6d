import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { studioPasskeysContract } from "@/contract/studio/passkeys";
import type { StaffPasskeyRow } from "../db/schema/staff";
import { requireFreshSignIn } from "../staff/freshness";
import {
  addPasskey,
  listPasskeys,
  redeemPasskey,
  registrationOptions,
  removePasskey,
  signInOptions,
} from "../staff/passkeys";
import { letIn, type PersonCall, requireSession } from "../staff/person-call";
import { notePasskey } from "../staff/sessions";
import type { StudioHandlers } from "./studio-handlers";

// What the browser answered is checked in full by the library.
export const passkeyHandlers: StudioHandlers<typeof studioPasskeysContract, PersonCall> = {
  "POST /studio/passkeys/options": async ({ call }) => {
    await call.services.limits.takeChallenge(call.address);
    return { row: { ...(await signInOptions(partyOf(call))) } };
  },

  "POST /studio/passkeys": async ({ body, call }) =>
    letIn(call, await redeemPasskey(partyOf(call), body.answer as unknown as AuthenticationResponseJSON), {
      isByPasskey: true,
    }),

  "POST /studio/account/confirmation/options": async ({ call }) => {
    const { staff } = requireSession(call);
    await call.services.limits.takeChallenge(call.address);
    return { row: { ...(await signInOptions(partyOf(call), staff.id)) } };
  },

  "POST /studio/account/confirmation": async ({ body, call }) => {
    const { id, staff } = requireSession(call);
    const answer = body.answer as unknown as AuthenticationResponseJSON;
    await redeemPasskey(partyOf(call), answer, staff.id);
    await notePasskey(call.services.db, id, call.now);
    return {};
  },

  "GET /studio/account/passkeys": async ({ call }) => {
    const rows = await listPasskeys(call.services.db, requireSession(call).staff.id);
    return { rows: rows.map(describePasskey), count: rows.length };
  },

  "POST /studio/account/passkeys/options": async ({ call }) => {
    const session = requireSession(call);
    requireFreshSignIn(session, call.now);
    return { row: { ...(await registrationOptions(partyOf(call), session.staff)) } };
  },

  "POST /studio/account/passkeys": async ({ body, call }) => {
    const session = requireSession(call);
    // Here too: a challenge for confirming would do as well.
    requireFreshSignIn(session, call.now);
    const staffId = session.staff.id;
    const answer = body.answer as unknown as RegistrationResponseJSON;
    return {
      row: describePasskey(await addPasskey(partyOf(call), { staffId, userAgent: call.userAgent, answer })),
    };
  },

  "DELETE /studio/account/passkeys/:id": async ({ params, call }) => {
    await removePasskey(call.services.db, requireSession(call).staff.id, params.id);
    return {};
  },
};

const partyOf = ({ services, studioOrigin, now }: PersonCall) => ({
  db: services.db,
  origin: studioOrigin,
  now,
});

const describePasskey = ({ id, device, createdAt, usedAt }: StaffPasskeyRow) => ({
  id,
  device,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
