import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadBranding } from "./load-branding";

export async function brandingMetadata(partner: string, brandingId: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { id, title, summary, imageUrl } = await loadBranding(tenant, brandingId);
  return pageMetadata(tenant, { title, description: summary, path: `/brandings/${id}`, imageUrl });
}
