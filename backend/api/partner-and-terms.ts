import { eq, or, type SQL } from "drizzle-orm";
import type { partnerAndTermsContract } from "@/contract/api/partner-and-terms";
import type { Call } from "../call/call";
import type { Handlers } from "../call/handlers";
import { terms } from "../db/schema/content";
import { notFound } from "../lib/errors";
import { currentTerms } from "../people/terms";

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

  "GET /partner-groups/this": async ({ call: { tenant } }) => {
    const { partnerGroupName, partnerGroupInquiryUrl } = tenant.partnerInformation;
    if (!partnerGroupName) throw notFound();
    const franchises = tenant.layout.header?.data.franchiseList ?? [];
    return {
      row: { partnerGroupName, partnerGroupInquiryUrl, partners: franchises.flatMap(({ items }) => items) },
    };
  },

  "GET /term": async ({ query: { termTitle }, call }) => {
    const named = or(eq(terms.termTitle, termTitle), eq(terms.slug, termTitle)) as SQL;
    return { row: await oneTerm(call, named) };
  },

  "GET /terms": async ({ query, call }) => {
    const rows = await currentTerms(call, eq(terms.target, query.target));
    return { rows, count: rows.length };
  },

  "GET /terms/:id/terms-histories/current": async ({ params, call }) => ({
    row: await oneTerm(call, eq(terms.id, params.id)),
  }),
};

async function oneTerm(call: Call, where: SQL) {
  const [row] = await currentTerms(call, where);
  if (!row) throw notFound();
  return row;
}
