import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { scheduleLabels } from "@/labels/introduce";
import { loadTenant } from "@/tenancy/load-tenant";

const PATH = "/introduce/schedule";

export async function scheduleMetadata(partner: string, isIndexed: boolean): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  if ((await loadDoctors(tenant)).length === 0) notFound();
  return pageMetadata(tenant, {
    title: pageTitle(tenant, PATH, scheduleLabels.title),
    description: scheduleLabels.description(tenant.partnerInformation.displayName),
    path: PATH,
    isIndexed,
  });
}
