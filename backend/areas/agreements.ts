import { eq } from "drizzle-orm";
import type { Agreement } from "@/contract/api/auth-and-customer";
import { terms as termsTable } from "../db/schema/content";
import { ApiError } from "../errors";
import { currentVersions, type TermTarget } from "../people/terms";
import type { Call } from "./call";

/**
 * The agreements as they are kept; a 400 unless each is to the current text of a term for that target, and all
 * required ones of it are there.
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
