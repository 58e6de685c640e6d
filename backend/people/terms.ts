import { and, eq, lte, type SQL } from "drizzle-orm";
import type { TermsHistory, TermTranslations } from "@/contract/api/partner-and-terms";
import { stateSettings } from "@/contract/tenant/stated-settings";
import type { Tenant } from "@/contract/tenant/tenant";
import { terms, termVersions } from "../db/schema/content";
import type { PartnerScope } from "../db/scope";
import { dayOf } from "../lib/clinic-time";
import { groupBy } from "../lib/group-by";

interface At {
  scope: PartnerScope;
  now: Date;
}

/** CUSTOMER: for signing up and booking. POST: for writing on a customer board. */
export type TermTarget = (typeof terms.$inferSelect)["target"];

const VERSION = {
  id: terms.id,
  termTitle: terms.termTitle,
  slug: terms.slug,
  isRequired: terms.isRequired,
  version: termVersions.version,
  effectiveAt: termVersions.effectiveAt,
};

/**
 * Every term in the version in effect on the clinic's day, with its earlier versions. A future version starts at
 * midnight in the clinic's zone; a term without a version in effect is left out.
 */
export async function currentTerms(
  { scope, now, tenant }: At & { tenant: Tenant },
  where: SQL,
): Promise<TermsHistory[]> {
  const { contentHtml, translations } = termVersions;
  const fields = { ...VERSION, contentHtml, translations };
  const begun = await scope.pick(terms, fields, begunBy(now, where));
  const stated = stateSettings(begun, tenant.homepageConfig);
  return [...groupBy(stated, ({ id }) => id).values()].flatMap((versions) => {
    const [current, ...earlier] = versions.toReversed();
    if (!current) return [];
    const { translations, ...text } = current;
    const titles = mapValues(translations, ({ title }) => title);
    const summaries = mapValues(translations, ({ summary }) => summary);
    return [{ ...text, titles, summaries, histories: earlier.map(toVersion) }];
  });
}

/** The same without texts and histories. */
export async function currentVersions({ scope, now }: At, where: SQL) {
  const begun = await scope.pick(terms, VERSION, begunBy(now, where));
  return [...new Map(begun.map((version) => [version.id, version])).values()];
}

/** Versions ordered by term, the one in effect last. */
const begunBy = (now: Date, where: SQL) => ({
  join: { table: termVersions, on: eq(termVersions.termId, terms.id) },
  where: and(where, lte(termVersions.effectiveAt, dayOf(now))),
  orderBy: [terms.sortOrder, terms.id, termVersions.effectiveAt, termVersions.version],
});

const mapValues = <Value>(
  record: TermTranslations,
  pick: (each: { title: string; summary: string }) => Value,
) => Object.fromEntries(Object.entries(record).map(([language, each]) => [language, pick(each)]));

const toVersion = ({ version, effectiveAt, contentHtml }: TermsHistory["histories"][number]) => ({
  version,
  effectiveAt,
  contentHtml,
});
