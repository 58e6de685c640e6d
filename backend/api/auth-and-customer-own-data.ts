import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { authAndCustomerContract } from "@/contract/api/auth-and-customer";
import type { Call, SignedInCustomer } from "../call/call";
import type { Handlers } from "../call/handlers";
import { customers } from "../db/schema/customers";
import { dayOf } from "../lib/clinic-time";
import { ApiError } from "../lib/errors";
import { standingAgreements } from "../people/agreements";
import { describeCustomer } from "../people/describe-customer";
import { chooseMarketing } from "../people/marketing";
import { leaveMembership } from "../posts/leave-membership";

type OwnDataKey =
  | "GET /customers/this"
  | "GET /customers/this/agreements"
  | "PUT /customers/this"
  | "PUT /customers/this/info"
  | "PUT /customers/this/marketing-receivable";
type Info = z.output<(typeof authAndCustomerContract)["PUT /customers/this/info"]["body"]>;

const OLDEST_BIRTH = "1900-01-01";

export const ownDataHandlers: Handlers<Pick<typeof authAndCustomerContract, OwnDataKey>> = {
  "GET /customers/this": async ({ call }) => ({ row: describeCustomer(await call.customer(), call.now) }),

  "GET /customers/this/agreements": async ({ call }) => {
    const standing = await standingAgreements(call, await call.customer());
    const rows = standing.map((agreement) => ({ ...agreement, agreedAt: agreement.agreedAt.toISOString() }));
    return { rows, count: rows.length };
  },

  "PUT /customers/this": async ({ body: { reason }, call }) => {
    const customer = await call.customer();
    await call.scope.transaction((scope) => leaveMembership(scope, customer, { now: call.now, reason }));
    call.revalidate("posts");
    return {};
  },

  "PUT /customers/this/info": async ({ body, call }) => {
    const customer = await call.customer();
    refuseProvenChanges(customer, body);
    refuseImpossibleBirth(body, call.now);
    const changes = withoutOmitted(body);
    // A concurrent verification must not be overwritten.
    const isSame = and(eq(customers.id, customer.id), eq(customers.isRegular, customer.isRegular)) as SQL;
    if (Object.keys(changes).length > 0) await call.scope.update(customers, changes, isSame);
    return { row: await describeCurrent(call) };
  },

  "PUT /customers/this/marketing-receivable": async ({ body: { isMarketingReceivable }, call }) => {
    const { id: customerId } = await call.customer();
    const choice = { customerId, isReceivable: isMarketingReceivable, now: call.now };
    await call.scope.transaction((scope) => chooseMarketing(scope, choice));
    return { row: await describeCurrent(call) };
  },
};

const describeCurrent = async (call: Call) => describeCustomer(await call.customer(), call.now);

/** Null empties a field; an omitted one stays. */
const withoutOmitted = (info: Info) =>
  Object.fromEntries(Object.entries(info).filter(([, value]) => value !== undefined)) as Info;

function refuseProvenChanges(customer: SignedInCustomer, info: Info): void {
  if (!customer.isRegular) return;
  const isChanged = (["name", "birthDate", "gender"] as const).some(
    (field) => info[field] !== undefined && info[field] !== customer[field],
  );
  if (isChanged)
    throw new ApiError(
      422,
      "customer.verified",
      "이름과 생년월일, 성별은 본인인증으로 확인한 정보라 직접 바꿀 수 없습니다.",
    );
}

function refuseImpossibleBirth({ birthDate }: Info, now: Date): void {
  if (!birthDate || (birthDate >= OLDEST_BIRTH && birthDate <= dayOf(now))) return;
  throw new ApiError(400, ["body.birthDate: not a day of birth"], "생년월일을 확인해 주세요.");
}
