import type { Tenant } from "@/contract/tenant/tenant";
import { menuTitle } from "@/lib/menu-title";

/** A page is called what the partner's menu calls it, so that one finds oneself where one clicked. */
export function pageTitle(tenant: Tenant, path: string, fallback: string): string {
  return menuTitle(tenant.layout.header?.data.menu ?? [], path) ?? fallback;
}
