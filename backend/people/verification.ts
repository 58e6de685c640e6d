import { eq, lte } from "drizzle-orm";
import { isFromAbroad, phoneSchema } from "@/contract/api/phone";
import type { Call } from "../call/call";
import { identityVerifications } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import { IDENTITY_DONE_PATH, type VerifiedPerson } from "../providers/identity";
import { randomToken } from "./sessions";

const VERIFICATION_LIFE_MS = 10 * 60_000;
const CLOCK_SKEW_MS = 60_000;
const DAY_MS = 86_400_000;

/** A person whose identity the provider has verified. */
export interface ProvenPerson extends Pick<VerifiedPerson, "name" | "phone" | "birthDate" | "gender"> {
  /** Identifies the person at this partner, whatever their phone. */
  identityHash: string;
}

interface Verification {
  impUid: string;
  token?: string | undefined;
}

/** Begins a verification; finishing it requires the returned token. */
export async function beginVerification(call: Call) {
  await call.services.limits.takeVerification(call.address);
  const token = randomToken();
  const reference = referenceOf(call, token);
  const returnUrl = new URL(IDENTITY_DONE_PATH, call.services.environment.PUBLIC_BACKEND_URL).href;
  const { url } = await call.services.identity
    .begin({ partnerId: call.tenant.id, reference, returnUrl })
    .catch((error: unknown) => failed(call, error));
  return { token, reference, url };
}

/** The person of a verification that is finished, recent, of this partner and unused. Does not consume it. */
export async function provenPerson(call: Call, { impUid, token }: Verification): Promise<ProvenPerson> {
  await call.services.limits.takeVerification(call.address);
  const used = await call.scope.first(identityVerifications, {
    where: eq(identityVerifications.impUid, impUid),
  });
  if (used) throw alreadyUsed();
  const reference = referenceOf(call, token ?? "");
  const person = await call.services.identity
    .find({ partnerId: call.tenant.id, impUid, reference })
    .catch((error: unknown) => failed(call, error));
  const isBegunElsewhere = person?.reference && person.reference !== reference;
  if (!person || isBegunElsewhere)
    throw new ApiError(400, "identity.unknown", "본인인증을 확인할 수 없습니다. 다시 인증해 주세요.");
  const ageMs = call.now.getTime() - person.verifiedAt.getTime();
  if (ageMs > VERIFICATION_LIFE_MS || ageMs < -CLOCK_SKEW_MS)
    throw new ApiError(400, "identity.expired", "본인인증을 한 지 오래되었습니다. 다시 인증해 주세요.");
  // Without the key the same person could not be told from another with their name.
  if (person.identityKey === null)
    throw new ApiError(
      422,
      "identity.no-key",
      "이 인증 수단으로는 본인을 구분할 수 없습니다. 다른 인증 수단으로 본인인증을 해 주세요.",
    );
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

/** Consumes a verification within the transaction that uses it: of concurrent requests one succeeds. */
export async function consumeVerification(scope: PartnerScope, impUid: string, now: Date): Promise<void> {
  // Expired ones need not be remembered.
  await scope.delete(
    identityVerifications,
    lte(identityVerifications.usedAt, new Date(now.getTime() - DAY_MS)),
  );
  const isFirst = await scope.insert(identityVerifications, [{ impUid, usedAt: now }], { isNewOnly: true });
  if (isFirst.length === 0) throw alreadyUsed();
}

const alreadyUsed = () =>
  new ApiError(400, "identity.used", "이미 사용한 본인인증입니다. 다시 인증해 주세요.");

/** Derived from the token, so that nothing has to be stored. */
const referenceOf = ({ tenant }: Call, token: string) => sha256(`${tenant.id}:${token}`).slice(0, 40);

function failed(call: Call, error: unknown): never {
  call.log.error({ err: error }, "identity provider request failed");
  throw new ApiError(
    503,
    "identity-not-checked",
    "본인인증을 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  );
}
