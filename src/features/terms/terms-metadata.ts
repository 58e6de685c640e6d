import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { descriptionLabels } from "@/labels/head";
import { termsLabels } from "@/labels/terms";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadTerms, type TermsAddress } from "./load-terms";
import { termsPath } from "./terms-slug";

/** Search engines index only the version in effect. */
export async function termsMetadata(partner: string, address: TermsAddress): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { termTitle, shown } = await loadTerms(tenant, address);
  const isCurrent = shown.lastDay === null;
  return pageMetadata(tenant, {
    title: isCurrent ? termTitle : `${termTitle} ${termsLabels.version(shown.version)}`,
    description: descriptionLabels.terms(tenant.partnerInformation.displayName, termTitle, shown.version),
    path: termsPath(address.slug, isCurrent ? undefined : shown.effectiveAt),
    isIndexed: isCurrent,
  });
}
