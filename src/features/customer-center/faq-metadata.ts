import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { faqLabels } from "@/labels/customer-center";
import { descriptionLabels } from "@/labels/head";
import { loadTenant } from "@/tenancy/load-tenant";
import { ALL_FAQS, type FaqFilter, faqHref } from "./faq-address";
import { loadFaqGroups } from "./load-help";

/** Results of a search within are for visitors, not for search engines. */
export async function faqMetadata(partner: string, filter: FaqFilter = ALL_FAQS): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const groups = filter.groupId === null ? [] : await loadFaqGroups(tenant);
  const group = groups.find(({ id }) => id === filter.groupId)?.title;
  const description = faqLabels.description(tenant.partnerInformation.displayName);
  return pageMetadata(tenant, {
    title: [group, pageTitle(tenant, "/cscenter/faq", faqLabels.title)].filter(Boolean).join(" · "),
    description: group ? descriptionLabels.within(group, description) : description,
    path: faqHref(filter),
    isIndexed: !filter.keyword,
  });
}
