import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { loadTenant } from "@/tenancy/load-tenant";

export async function homeMetadata(partner: string): Promise<Metadata> {
  return pageMetadata(await loadTenant(partner), { title: null, path: "/" });
}
