import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { loadPage } from "@/blocks/story/load-page";
import { introduceLabels } from "@/labels/introduce";
import { loadTenant } from "@/tenancy/load-tenant";
import { picturesOf } from "./load-introduction";
import { spaceWords } from "./page-words";

export async function spaceMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const page = await loadPage(tenant, "space");
  const { title, description } = spaceWords(page);
  return pageMetadata(tenant, {
    title,
    description: description || introduceLabels.spaceDescription(tenant.partnerInformation.displayName),
    path: "/introduce/space",
    imageUrl: page && picturesOf(page)[0]?.url,
    isIndexed: page !== null,
  });
}
