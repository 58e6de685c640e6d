import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { exhibitionLabels } from "@/labels/stories";
import { boardHref } from "@/lib/board-address";
import { pathId } from "@/lib/path-id";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadExhibition } from "./load-exhibitions";

const PATH = "/exhibitions";

export async function exhibitionListMetadata(partner: string, page = 1): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  return pageMetadata(tenant, {
    title: pageTitle(tenant, PATH, exhibitionLabels.title),
    description: exhibitionLabels.description(tenant.partnerInformation.displayName),
    path: boardHref(PATH, { page }),
    page,
  });
}

export async function exhibitionMetadata(partner: string, exhibitionId: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { id, title, summary, imageUrl } = await loadExhibition(tenant, pathId(exhibitionId) ?? notFound());
  return pageMetadata(tenant, {
    title,
    description: summary,
    path: `${PATH}/${id}`,
    section: pageTitle(tenant, PATH, exhibitionLabels.title),
    imageUrl,
  });
}
