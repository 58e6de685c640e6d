import type { authAndCustomerContract } from "@/contract/api/auth-and-customer";
import type { Handlers } from "../call/handlers";
import { sha256 } from "../lib/sha256";
import { describeCustomer } from "../people/describe-customer";
import { findMarkedMember, forgetDevices } from "../people/device-marks";
import { enterAsGuest } from "../people/guests";
import { retryRaces } from "../people/merge";
import { closeSession, openSession, renewSession } from "../people/sessions";
import { redeemCode, sendCode } from "../people/sms-codes";
import { certificationHandlers } from "./auth-and-customer-certification";
import { ownDataHandlers } from "./auth-and-customer-own-data";

export const authAndCustomerHandlers: Handlers<typeof authAndCustomerContract> = {
  ...certificationHandlers,
  ...ownDataHandlers,

  "POST /customer/auth-tokens": async ({ body, call }) => ({ row: await sendCode(call, body) }),

  "POST /api/guest-signin": async ({ body: { name, phone, code, deviceMark: mark }, call }) => {
    const { now } = call;
    const contact = await redeemCode(call, phone, code);
    const { customer, session } = await retryRaces(() =>
      call.scope.transaction(async (scope) => {
        // A device mark is for a proven phone; an e-mail instead of SMS proves none.
        const member = contact.contactEmail ? undefined : await findMarkedMember(scope, { phone, mark, now });
        const customer = member ?? (await enterAsGuest(scope, { ...contact, name, createdAt: now }));
        return { customer, session: await openSession(scope, customer.id, now) };
      }),
    );
    call.newToken = session.token;
    return { row: describeCustomer({ ...customer, phone }, now) };
  },

  "POST /customer/forgotten-devices": async ({ body: { deviceMark }, call }) => {
    await forgetDevices(call.scope, (await call.customer()).id, deviceMark);
    return {};
  },

  "POST /access-tokens": async ({ body, call }) => {
    const tokenHash = body.token === undefined ? call.tokenHash : sha256(body.token);
    const { token, expiresAt } = await renewSession(call.scope, tokenHash, call.now);
    call.newToken = token;
    return { row: { expiresAt: expiresAt.toISOString() } };
  },

  "POST /customer/logout": async ({ call }) => {
    const { tokenHash } = call;
    if (tokenHash) await closeSession(call.scope, tokenHash, call.now);
    return {};
  },
};
