import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { introduceLabels } from "@/labels/introduce";
import { loadTenant } from "@/tenancy/load-tenant";

export async function staffMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  if ((await loadDoctors(tenant)).length === 0) notFound();
  const description = introduceLabels.staffDescription(tenant.partnerInformation.displayName);
  return pageMetadata(tenant, {
    title: pageTitle(tenant, "/introduce/staff", introduceLabels.staff),
    description,
    path: "/introduce/staff",
  });
}
