import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { loadPage } from "@/blocks/story/load-page";
import { loadTenant } from "@/tenancy/load-tenant";
import { picturesOf } from "./load-introduction";
import { introduceWords } from "./page-words";

export async function introduceMetadata(partner: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const page = await loadPage(tenant, "introduce");
  return pageMetadata(tenant, {
    ...introduceWords(tenant, page),
    path: "/introduce",
    imageUrl: page && picturesOf(page)[0]?.url,
  });
}
