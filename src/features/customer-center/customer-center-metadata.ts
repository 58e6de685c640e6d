import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { contactLabels, customerCenterLabels } from "@/labels/customer-center";
import { loadTenant } from "@/tenancy/load-tenant";

interface PageWords {
  title: string;
  description: (clinic: string) => string;
}

const metadataOf =
  (path: string, { title, description }: PageWords) =>
  async (partner: string): Promise<Metadata> => {
    const tenant = await loadTenant(partner);
    return pageMetadata(tenant, {
      title: pageTitle(tenant, path, title),
      description: description(tenant.partnerInformation.displayName),
      path,
    });
  };

export const customerCenterMetadata = metadataOf("/cscenter", customerCenterLabels);
export const contactMetadata = metadataOf("/cscenter/contact", contactLabels);
