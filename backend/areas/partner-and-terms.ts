import { eq, type SQL } from "drizzle-orm";
import type { partnerAndTermsContract, TermsHistory } from "@/contract/api/partner-and-terms";
import { dayOf } from "../booking/clinic-time";
import { terms, termVersions } from "../db/schema/content";
import { notFound } from "../errors";
import type { Handlers } from "../router";
import type { Call } from "./call";

export const partnerAndTermsHandlers: Handlers<typeof partnerAndTermsContract> = {
  "GET /partners/this": async ({ call: { tenant } }) => ({
    row: {
      ...tenant.partnerInformation,
      partnerMarketingInfo: tenant.partnerMarketingInfo,
      homepageConfig: tenant.homepageConfig,
    },
  }),

  "GET /partners/this/homepage-deploy-status": async ({ call: { tenant } }) => ({
    row: { status: tenant.deployStatus },
  }),

  "GET /terms": async ({ call }) => {
    const rows = await currentTerms(call);
    return { rows, count: rows.length };
  },

  "GET /terms/:id/terms-histories/current": async ({ params, call }) => {
    const row = (await currentTerms(call, eq(terms.id, params.id)))[0];
    if (!row) throw notFound();
    return { row };
  },
};

/** Every term in the version that is in effect on the clinic's day: the latest that has begun. */
export async function currentTerms({ scope, now }: Call, where?: SQL): Promise<TermsHistory[]> {
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
      orderBy: [terms.sortOrder, termVersions.effectiveAt],
    },
  );
  const current = new Map<number, TermsHistory>();
  for (const row of rows) if (row.effectiveAt <= today) current.set(row.id, row);
  return [...current.values()];
}
