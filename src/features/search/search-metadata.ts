import type { Metadata } from "next";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { descriptionLabels } from "@/labels/head";
import { searchPageLabels } from "@/labels/search";
import { loadTenant } from "@/tenancy/load-tenant";
import type { SearchAddress } from "./search-address";

/** Results are for visitors, not for search engines. */
export async function searchMetadata(partner: string, { keyword }: SearchAddress): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const title = keyword ? searchPageLabels.titleFor(keyword) : searchPageLabels.title;
  const description = descriptionLabels.search(tenant.partnerInformation.displayName, clinicWords(tenant));
  return pageMetadata(tenant, { title, description, path: "/search", isIndexed: false });
}
