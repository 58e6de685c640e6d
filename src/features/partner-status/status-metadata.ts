import type { Metadata } from "next";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { loadTenant } from "@/tenancy/load-tenant";
import { type StatusScreen, statusWords } from "./status-words";

/** It stands on every path of a site that is not open: neither it nor what it leads to is for search engines. */
export async function statusMetadata(partner: string, status: StatusScreen): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { title, description } = statusWords(status, tenant);
  return {
    ...pageMetadata(tenant, {
      title: title.replace("\n", " "),
      description,
      path: `/${status}`,
      isIndexed: false,
    }),
    robots: { index: false, follow: false },
  };
}
