import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { welcomeLabels } from "@/labels/welcome";
import { loadTenant } from "@/tenancy/load-tenant";

export async function welcomeMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  return pageMetadata(tenant, {
    title: welcomeLabels.pageTitle,
    description: welcomeLabels.description(tenant.partnerInformation.displayName),
    path: "/sign-up/welcome",
    isIndexed: false,
  });
}
