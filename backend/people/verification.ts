import { eq, lte } from "drizzle-orm";
import { isFromAbroad, phoneSchema } from "@/contract/api/phone";
import type { Call } from "../areas/call";
import { identityVerifications } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../errors";
import type { VerifiedPerson } from "../providers/identity";
import { sha256 } from "../sha256";
import { IDENTITY_DONE_PATH } from "./identity-routes";
import { randomToken } from "./sessions";

const VERIFICATION_LIFE_MS = 10 * 60_000;
const CLOCK_SKEW_MS = 60_000;
const DAY_MS = 86_400_000;

/** Somebody of whom the identity provider says who they are. */
export interface ProvenPerson extends Pick<VerifiedPerson, "name" | "phone" | "birthDate" | "gender"> {
  /** The person's at this partner, whatever their phone; worth nothing at another. */
  identityHash: string;
}

interface Verification {
  impUid: string;
  token?: string | undefined;
}

/** Begins a verification that is worth nothing without the answered token. */
export async function beginVerification(call: Call) {
  await call.limits.takeVerification(call.address);
  const token = randomToken();
  const reference = referenceOf(call, token);
  const returnUrl = new URL(IDENTITY_DONE_PATH, call.publicUrl).href;
  const { url } = await call.identity
    .begin({ partnerId: call.tenant.id, reference, returnUrl })
    .catch((error: unknown) => failed(call, error));
  return { token, reference, url };
}

/** The person behind a verification that is finished, recent, of this partner, and not used yet. Does not use it. */
export async function provenPerson(call: Call, { impUid, token }: Verification): Promise<ProvenPerson> {
  await call.limits.takeVerification(call.address);
  const used = await call.scope.first(identityVerifications, {
    where: eq(identityVerifications.impUid, impUid),
  });
  if (used) throw alreadyUsed();
  const person = await call.identity
    .find({ partnerId: call.tenant.id, impUid })
    .catch((error: unknown) => failed(call, error));
  const isBegunElsewhere = person?.reference && person.reference !== referenceOf(call, token ?? "");
  if (!person || isBegunElsewhere)
    throw new ApiError(400, "identity.unknown", "본인인증을 확인할 수 없습니다. 다시 인증해 주세요.");
  const ageMs = call.now.getTime() - person.verifiedAt.getTime();
  if (ageMs > VERIFICATION_LIFE_MS || ageMs < -CLOCK_SKEW_MS)
    throw new ApiError(400, "identity.expired", "본인인증을 한 지 오래되었습니다. 다시 인증해 주세요.");
  const phone = phoneSchema.safeParse(person.phone);
  if (!phone.success || isFromAbroad(phone.data))
    throw new ApiError(422, "identity.no-mobile", "국내 휴대폰으로 본인인증을 해 주세요.");
  return {
    name: person.name.normalize("NFC").trim(),
    phone: phone.data,
    birthDate: person.birthDate,
    gender: person.gender,
    identityHash: sha256(`${call.tenant.id}:${person.identityKey}`),
  };
}

/** Uses a verification up, within the transaction of what it is used for: of several at the same moment one succeeds. */
export async function consumeVerification(scope: PartnerScope, impUid: string, now: Date): Promise<void> {
  // Those that are too old for any use need not be remembered.
  await scope.delete(
    identityVerifications,
    lte(identityVerifications.usedAt, new Date(now.getTime() - DAY_MS)),
  );
  const isFirst = await scope.insert(identityVerifications, [{ impUid, usedAt: now }], { isNewOnly: true });
  if (isFirst.length === 0) throw alreadyUsed();
}

const alreadyUsed = () =>
  new ApiError(400, "identity.used", "이미 사용한 본인인증입니다. 다시 인증해 주세요.");

/** Needs no memory of its own, and tells nobody the token. */
const referenceOf = ({ tenant }: Call, token: string) => sha256(`${tenant.id}:${token}`).slice(0, 40);

function failed(call: Call, error: unknown): never {
  call.log.error({ err: error }, "identity provider cannot be asked");
  throw new ApiError(
    503,
    "identity-not-checked",
    "본인인증을 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  );
}
