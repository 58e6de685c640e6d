import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { contactLabels } from "@/labels/customer-center";
import { loadTenant } from "@/tenancy/load-tenant";

const PATH = "/cscenter/contact";

export async function contactMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  return pageMetadata(tenant, {
    title: pageTitle(tenant, PATH, contactLabels.title),
    description: contactLabels.description(tenant.partnerInformation.displayName),
    path: PATH,
  });
}
