import { asc, eq } from "drizzle-orm";
import type { Agreement } from "@/contract/api/auth-and-customer";
import type { Call, SignedInCustomer } from "../call/call";
import { terms as termsTable } from "../db/schema/content";
import { consents } from "../db/schema/reservations";
import { ApiError } from "../lib/errors";
import { MARKETING_TERM } from "./marketing";
import { currentVersions, type TermTarget } from "./terms";

/**
 * The agreements to store, each term once; a 400 unless each is to the current version of a term for that target, and
 * all required ones are included.
 */
export async function requireAgreements(
  call: Pick<Call, "scope" | "now">,
  given: Agreement[],
  target: TermTarget = "CUSTOMER",
): Promise<Agreement[]> {
  const terms = await currentVersions(call, eq(termsTable.target, target));
  const unique = [...new Map(given.map((agreement) => [agreement.termId, agreement])).values()];
  const stale = unique.filter(
    ({ termId, version }) => !terms.some((term) => term.id === termId && term.version === version),
  );
  if (stale.length > 0)
    throw new ApiError(
      400,
      stale.map(({ termId }) => `body.agreements: ${termId} is not a current term in its current version`),
      "약관이 바뀌었습니다. 다시 확인하고 동의해 주세요.",
    );
  const missing = terms.filter((term) => term.isRequired && !unique.some(({ termId }) => termId === term.id));
  if (missing.length > 0)
    throw new ApiError(
      400,
      missing.map(({ id }) => `body.agreements: ${id} is required`),
      `필수 약관에 동의해 주세요: ${missing.map(({ termTitle }) => termTitle).join(", ")}`,
    );
  return unique;
}

/** An agreement in force, to the current version or to an earlier one. */
type StandingAgreement = Agreement & { agreedAt: Date; isCurrent: boolean };

/** A customer's latest agreement to each term; one to marketing that was withdrawn is left out. */
export async function standingAgreements(
  call: Pick<Call, "scope" | "now">,
  { id, isMarketingReceivable }: Pick<SignedInCustomer, "id" | "isMarketingReceivable">,
): Promise<StandingAgreement[]> {
  const [given, current] = await Promise.all([
    call.scope.rows(consents, {
      where: eq(consents.customerId, id),
      orderBy: [asc(consents.agreedAt), asc(consents.id)],
    }),
    currentVersions(call, eq(termsTable.target, "CUSTOMER")),
  ]);
  const latest = new Map(given.map((consent) => [consent.termId, consent]));
  return current.flatMap((term) => {
    const consent = latest.get(term.id);
    if (!consent || (term.slug === MARKETING_TERM && !isMarketingReceivable)) return [];
    const { termId, version, agreedAt } = consent;
    return [{ termId, version, agreedAt, isCurrent: version === term.version }];
  });
}

/** The agreements of a booking: those given with it, and earlier ones in force with their own time. */
export async function agreementsOfBooking(
  call: Pick<Call, "scope" | "now">,
  customer: SignedInCustomer,
  given: Agreement[],
): Promise<(Agreement & { agreedAt: Date })[]> {
  const standing = (await standingAgreements(call, customer)).filter(({ isCurrent }) => isCurrent);
  const agreements = await requireAgreements(call, [...standing, ...given]);
  const isGiven = (termId: number) => given.some((agreement) => agreement.termId === termId);
  return agreements.map(({ termId, version }) => {
    const before = isGiven(termId) ? undefined : standing.find((agreement) => agreement.termId === termId);
    return { termId, version, agreedAt: before?.agreedAt ?? call.now };
  });
}
