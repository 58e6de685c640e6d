import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { descriptionLabels } from "@/labels/head";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadTerms } from "./load-terms";

export async function termsMetadata(partner: string, slug: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { termTitle, version } = await loadTerms(tenant, slug);
  return pageMetadata(tenant, {
    title: termTitle,
    description: descriptionLabels.terms(tenant.partnerInformation.displayName, termTitle, version),
    path: `/terms/${slug}`,
  });
}
