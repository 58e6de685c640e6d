import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { eventsLabels } from "@/labels/events";
import { descriptionLabels } from "@/labels/head";
import { loadTenant } from "@/tenancy/load-tenant";

export async function eventsMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { displayName } = tenant.partnerInformation;
  const description = tenant.homepageConfig.hasPriceView
    ? eventsLabels.description(displayName)
    : descriptionLabels.eventsWithoutPrices(displayName);
  return pageMetadata(tenant, {
    title: pageTitle(tenant, "/events", eventsLabels.title),
    description,
    path: "/events",
  });
}
