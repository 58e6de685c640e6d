import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { loadPage } from "@/blocks/story/load-page";
import { landingLabels } from "@/labels/landing";
import { loadTenant } from "@/tenancy/load-tenant";
import { partsOf } from "./landing-parts";

/** A campaign page of the partner's own is found by search engines; what stands in for one repeats other pages. */
export async function landingMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const page = await loadPage(tenant, "landing");
  const { displayName } = tenant.partnerInformation;
  return pageMetadata(tenant, {
    title: page?.title || landingLabels.title(displayName),
    description: page?.description || landingLabels.description(displayName),
    path: "/landing",
    imageUrl: page && partsOf(page).hero.image?.url,
    isIndexed: page !== null,
  });
}
