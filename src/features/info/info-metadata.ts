import type { Metadata } from "next";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { descriptionLabels } from "@/labels/head";
import { infoLabels } from "@/labels/info";
import { loadTenant } from "@/tenancy/load-tenant";

export async function infoMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { displayName } = tenant.partnerInformation;
  return pageMetadata(tenant, {
    title: infoLabels.title(clinicWords(tenant)),
    description: tenant.homepageConfig.useMedicalCharge
      ? descriptionLabels.info(displayName)
      : descriptionLabels.infoWithoutCharges(displayName),
    path: "/info",
  });
}
