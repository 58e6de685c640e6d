import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { customerCenterLabels } from "@/labels/customer-center";
import { loadTenant } from "@/tenancy/load-tenant";

const PATH = "/cscenter";

export async function customerCenterMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  return pageMetadata(tenant, {
    title: pageTitle(tenant, PATH, customerCenterLabels.title),
    description: customerCenterLabels.description(tenant.partnerInformation.displayName),
    path: PATH,
  });
}
