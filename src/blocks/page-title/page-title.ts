import type { Tenant } from "@/contract/tenant/tenant";

interface TitledEntry {
  url: string;
  title: string;
  subList: readonly { url: string; title: string }[];
}

/** What the partner's own menu calls a page, or undefined where it is not in the menu. Entries count before their sub-entries. */
export function menuTitle(menu: readonly TitledEntry[], path: string): string | undefined {
  return [...menu, ...menu.flatMap(({ subList }) => subList)].find(({ url }) => url === path)?.title;
}

/** A page is called what the partner's menu calls it, so that one finds oneself where one clicked. */
export function pageTitle(tenant: Tenant, path: string, fallback: string): string {
  return menuTitle(tenant.layout.header?.data.menu ?? [], path) ?? fallback;
}
