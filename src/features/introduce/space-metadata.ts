import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { loadPage } from "@/blocks/story/load-page";
import { introduceLabels } from "@/labels/introduce";
import { loadTenant } from "@/tenancy/load-tenant";
import { picturesOf } from "./load-introduction";
import { spaceTitle } from "./page-words";

export async function spaceMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const page = (await loadPage(tenant, "space")) ?? notFound();
  return pageMetadata(tenant, {
    title: spaceTitle(page),
    description: page.description || introduceLabels.spaceDescription(tenant.partnerInformation.displayName),
    path: "/introduce/space",
    imageUrl: picturesOf(page)[0]?.url,
  });
}
