import { eq, type SQL } from "drizzle-orm";
import type { TermsHistory } from "@/contract/api/partner-and-terms";
import { dayOf } from "../booking/clinic-time";
import { terms, termVersions } from "../db/schema/content";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../group-by";

/** Whom a term is for: CUSTOMER signs up and books, POST writes on a customer board. */
export type TermTarget = (typeof terms.$inferSelect)["target"];

/**
 * Every term in the version that is in effect on the clinic's day, with those before it. A version that is yet to
 * come begins at midnight in the clinic's zone; a term that has none in effect is not there.
 */
export async function currentTerms(
  { scope, now }: { scope: PartnerScope; now: Date },
  where: SQL,
): Promise<TermsHistory[]> {
  const today = dayOf(now);
  const rows = await scope.pick(
    terms,
    {
      id: terms.id,
      termTitle: terms.termTitle,
      slug: terms.slug,
      isRequired: terms.isRequired,
      version: termVersions.version,
      effectiveAt: termVersions.effectiveAt,
      contentHtml: termVersions.contentHtml,
    },
    {
      join: { table: termVersions, on: eq(termVersions.termId, terms.id) },
      where,
      orderBy: [terms.sortOrder, terms.id, termVersions.effectiveAt, termVersions.version],
    },
  );
  const begun = rows.filter(({ effectiveAt }) => effectiveAt <= today);
  return [...groupBy(begun, ({ id }) => id).values()].flatMap((versions) => {
    const [current, ...earlier] = versions.toReversed();
    return current ? [{ ...current, histories: earlier.map(toVersion) }] : [];
  });
}

const toVersion = ({ version, effectiveAt, contentHtml }: TermsHistory["histories"][number]) => ({
  version,
  effectiveAt,
  contentHtml,
});
