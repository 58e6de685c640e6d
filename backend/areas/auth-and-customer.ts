import { eq, sql } from "drizzle-orm";
import type { authAndCustomerContract } from "@/contract/api/auth-and-customer";
import { customers, sessions } from "../db/schema/customers";
import { describeCustomer } from "../people/describe-customer";
import { openSession, renewSession } from "../people/sessions";
import { redeemCode, sendCode } from "../people/sms-codes";
import type { Handlers } from "../router";
import { sha256 } from "../sha256";
import { certificationHandlers } from "./auth-and-customer-certification";
import { ownDataHandlers } from "./auth-and-customer-own-data";

export const authAndCustomerHandlers: Handlers<typeof authAndCustomerContract> = {
  ...certificationHandlers,
  ...ownDataHandlers,

  "POST /customer/auth-tokens": async ({ body, call }) => ({ row: await sendCode(call, body) }),

  "POST /api/guest-signin": async ({ body: { name, phone, code }, call }) => {
    const contact = await redeemCode(call, phone, code);
    const { contactEmail, language } = contact;
    const customer = await call.scope.upsert(
      customers,
      { ...contact, name, email: contactEmail || null, createdAt: call.now },
      {
        target: [customers.partnerId, customers.phone, customers.contactEmail],
        // A verified name stays: it came from the identity provider.
        set: {
          language,
          name: sql`case when ${customers.isRegular} then ${customers.name} else ${name} end`,
        },
      },
    );
    call.newToken = (await openSession(call.scope, customer.id, call.now)).token;
    return { row: describeCustomer({ ...customer, phone }, call.now) };
  },

  "POST /access-tokens": async ({ body, call }) => {
    const tokenHash = body.token === undefined ? call.tokenHash : sha256(body.token);
    const { token, expiresAt } = await renewSession(call.scope, tokenHash, call.now);
    call.newToken = token;
    return { row: { expiresAt: expiresAt.toISOString() } };
  },

  "POST /customer/logout": async ({ call }) => {
    const { tokenHash } = call;
    if (tokenHash) await call.scope.delete(sessions, eq(sessions.tokenHash, tokenHash));
    return {};
  },
};
