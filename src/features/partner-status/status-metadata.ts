import type { Metadata } from "next";
import { loadTenant } from "@/tenancy/load-tenant";
import { type StatusScreen, statusWords } from "./status-words";

export async function statusMetadata(partner: string, status: StatusScreen): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const title = statusWords(status, tenant).title.replace("\n", " ");
  return {
    title: { absolute: `${title} | ${tenant.partnerInformation.displayName}` },
    robots: { index: false, follow: false },
  };
}
