import type { Agreement, authAndCustomerContract, Customer } from "@/contract/api/auth-and-customer";
import type { Call } from "../call/call";
import type { Handlers } from "../call/handlers";
import { consents } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import { isAdult } from "../people/adulthood";
import { requireAgreements, standingAgreements } from "../people/agreements";
import { describeCustomer } from "../people/describe-customer";
import { markDevice } from "../people/device-marks";
import { chooseAgreedMarketing, chooseMarketing } from "../people/marketing";
import { retryRaces } from "../people/merge";
import { type Account, changeGuestPhone, findRegistered, registerPerson } from "../people/registration";
import { openSession } from "../people/sessions";
import { redeemCode } from "../people/sms-codes";
import { beginVerification, consumeVerification, provenPerson } from "../people/verification";

type CertificationKey =
  | "POST /certification"
  | "POST /certification/:impUid"
  | "GET /customer/registered-customer"
  | "POST /api/signin"
  | "POST /api/signup"
  | "PUT /api/guest-customer/certification-info"
  | "PUT /guest-customer/phone";

/** Signing in and up by identity verification, and verification of guests. */
export const certificationHandlers: Handlers<Pick<typeof authAndCustomerContract, CertificationKey>> = {
  "POST /certification": async ({ call }) => ({ row: await beginVerification(call) }),

  "POST /certification/:impUid": async ({ params, body, call }) => {
    const person = await provenPerson(call, { ...params, ...body });
    const isRegistered = (await findRegistered(call.scope, person)) !== undefined;
    return {
      row: { ...person, isAdult: isAdult({ ...person, isRegular: true }, call.now), isRegistered },
    };
  },

  "GET /customer/registered-customer": async ({ query, call }) => {
    const person = await provenPerson(call, query);
    return { row: { isRegistered: (await findRegistered(call.scope, person)) !== undefined } };
  },

  "POST /api/signin": async ({ body, call }) => {
    const person = await provenPerson(call, body);
    const { row, deviceMark } = await enter(call, body.impUid, async (scope) => {
      if (!(await findRegistered(scope, person)))
        throw new ApiError(
          404,
          "customer.not-registered",
          "아직 가입하지 않으셨습니다. 회원으로 가입해 주세요.",
        );
      return registerPerson(scope, person, { now: call.now });
    });
    return { row, deviceMark };
  },

  "POST /api/signup": async ({ body, call }) => {
    const agreements = await requireAgreements(call, body.agreements);
    const person = await provenPerson(call, body);
    const { row, isNew, deviceMark } = await enter(call, body.impUid, async (scope) => {
      const account = await registerPerson(scope, person, { now: call.now });
      return storeAgreements(scope, account, { ...body, agreements, now: call.now });
    });
    return { row: { ...row, isNew }, deviceMark };
  },

  "PUT /api/guest-customer/certification-info": async ({ body, call }) => {
    const guest = await call.customer();
    const person = await provenPerson(call, body);
    const isRegistered = (await findRegistered(call.scope, person)) !== undefined;
    const standing = (await standingAgreements(call, guest)).filter(({ isCurrent }) => isCurrent);
    if (!isRegistered) await requireAgreements(call, [...standing, ...body.agreements]);
    const { tokenHash, now } = call;
    const { row, deviceMark } = await enter(call, body.impUid, async (scope) => {
      const account = await registerPerson(scope, person, { now, guestId: guest.id, tokenHash });
      return storeAgreements(scope, account, { ...body, now });
    });
    return { row, deviceMark };
  },

  "PUT /guest-customer/phone": async ({ body: { phone, code }, call }) => {
    const guest = await call.customer();
    if (guest.isRegular)
      throw new ApiError(
        422,
        "customer.verified",
        "본인인증을 한 회원의 번호는 본인인증으로만 바꿀 수 있습니다.",
      );
    const contact = await redeemCode(call, phone, code);
    const change = { guestId: guest.id, contact, now: call.now };
    const changed = await retryRaces(() =>
      call.scope.transaction((scope) => changeGuestPhone(scope, change)),
    );
    return { row: describeCustomer(changed, call.now) };
  },
};

/** Consumes a verification, marks the device and signs the person in, in one transaction. */
async function enter(
  call: Call,
  impUid: string,
  work: (scope: PartnerScope) => Promise<Account>,
): Promise<{ row: Customer; isNew: boolean; deviceMark: string }> {
  const { account, session, deviceMark } = await retryRaces(() =>
    call.scope.transaction(async (scope) => {
      await consumeVerification(scope, impUid, call.now);
      const account = await work(scope);
      const { id } = account.customer;
      const deviceMark = await markDevice(scope, id, call.now);
      return { account, deviceMark, session: await openSession(scope, id, call.now) };
    }),
  );
  call.newToken = session.token;
  return { row: describeCustomer(account.customer, call.now), isNew: account.isNew, deviceMark };
}

async function storeAgreements(
  scope: PartnerScope,
  account: Account,
  given: { agreements: Agreement[]; isMarketingReceivable?: boolean; now: Date },
): Promise<Account> {
  const { agreements, isMarketingReceivable, now } = given;
  const { customer } = account;
  const customerId = customer.id;
  await scope.insert(
    consents,
    agreements.map((agreement) => ({ ...agreement, customerId, agreedAt: now })),
  );
  const changed = isMarketingReceivable
    ? await chooseMarketing(scope, { customerId, isReceivable: true, now })
    : await chooseAgreedMarketing(scope, { customerId, agreements, now });
  return changed ? { ...account, customer: { ...changed, phone: customer.phone } } : account;
}
