import { randomInt, randomUUID } from "node:crypto";
import type { Agreement } from "@/contract/api/auth-and-customer";
import type { DevelopmentIdentity, MadeUpPerson } from "../providers/development-identity";
import type { SignInLimits } from "../providers/sign-in-limits";
import type { DevelopmentSms } from "../providers/sms";
import type { CallApp } from "./call-app";

/** Six digits that are no part of a booking's number. */
const CODE = /(?<![-\d])\d{6}(?![-\d])/;

/** Ways for made-up people to sign in. */
export function peopleOf({
  call,
  sms,
  identity,
  limits,
}: {
  call: CallApp;
  sms: DevelopmentSms;
  identity: DevelopmentIdentity;
  limits: SignInLimits;
}) {
  /** Sends a code to a phone, as if a minute had gone by since the last one, and answers it. */
  async function sendCode(phone: string, tenant = "alpha"): Promise<string> {
    await limits.returnCode(`${tenant}:${phone}`);
    await call("POST /customer/auth-tokens", { body: { phone } }, { tenant });
    return lastCode(phone);
  }

  /** Signs a guest in, a new one unless the phone is known, and answers the token. */
  async function signIn({ tenant = "alpha", phone = randomPhone() } = {}): Promise<string> {
    const body = { name: "김손님", phone, code: await sendCode(phone, tenant) };
    const { headers } = await call("POST /api/guest-signin", { body }, { tenant });
    return headers.get("authorization") ?? "";
  }

  /** Signs a new verified customer up, with all that is required agreed to, and answers the token. */
  async function signUp({
    tenant = "alpha",
    ...person
  }: Partial<MadeUpPerson> & { tenant?: string } = {}): Promise<string> {
    const unlikeOthers = { phone: randomPhone(), identityKey: randomUUID() };
    const impUid = identity.verify({ name: "김회원", birthDate: "1990-05-05", ...unlikeOthers, ...person });
    const body = { impUid, agreements: await requiredAgreements(tenant) };
    const { headers } = await call("POST /api/signup", { body }, { tenant });
    return headers.get("authorization") ?? "";
  }

  /** Agreements to all that a tenant requires. */
  async function requiredAgreements(tenant = "alpha"): Promise<Agreement[]> {
    const { body } = await call("GET /terms", { query: {} }, { tenant });
    const required = body.rows.filter(({ isRequired }) => isRequired);
    return required.map(({ id: termId, version }) => ({ termId, version }));
  }

  /** The code in the latest message to a phone. */
  function lastCode(phone: string): string {
    const message = sms.messages.find((sent) => sent.phone === phone && CODE.test(sent.text));
    return message?.text.match(CODE)?.[0] ?? "";
  }

  return { sendCode, signIn, signUp, requiredAgreements, lastCode };
}

/** A mobile number that no other test is likely to use. */
export const randomPhone = () => `010${String(randomInt(10 ** 8)).padStart(8, "0")}`;
