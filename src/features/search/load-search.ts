import { serverApi } from "@/api/server-api";
import { BOARD_PAGE_SIZE, PRODUCT_PAGE_SIZE } from "@/config/paging";
import type { Tenant } from "@/contract/tenant/tenant";
import { type Found, findInTab } from "./find-in-tab";
import { SEARCH_TABS, type SearchAddress, type SearchTab } from "./search-address";

/** What one tab found; "failed" where its call did, which leaves the other tabs alone. */
export type TabOutcome = Found | "failed";

export interface SearchOutcome {
  tab: SearchTab;
  outcomes: Record<SearchTab, TabOutcome>;
}

export const pageSizeOf = (tab: SearchTab): number =>
  tab === "products" ? PRODUCT_PAGE_SIZE : BOARD_PAGE_SIZE;

/**
 * Every tab is searched, for its count at least; the asked one, or else the first that has results, for its page of
 * them. Throws what failed only where every tab did. Nothing of it is kept: keywords have no end.
 */
export async function loadSearch(tenant: Tenant, address: SearchAddress): Promise<SearchOutcome> {
  const assumed = address.tab ?? "products";
  const outcomes = await searchAll(tenant, address, assumed);
  const tab = address.tab ?? SEARCH_TABS.find((each) => countOf(outcomes[each]) > 0) ?? assumed;
  if (tab === assumed) return { tab, outcomes };
  const chosen = await search(tenant, { ...address, tab }).catch(asFailed);
  return { tab, outcomes: { ...outcomes, [tab]: chosen } };
}

/** How many a tab found; a failed one none. */
export const countOf = (outcome: TabOutcome): number => (outcome === "failed" ? 0 : outcome.count);

async function searchAll(tenant: Tenant, { keyword, page }: SearchAddress, shown: SearchTab) {
  const settled = await Promise.allSettled(
    SEARCH_TABS.map((tab) => search(tenant, { keyword, tab, page: tab === shown ? page : 1 }, tab === shown)),
  );
  const [first] = settled;
  if (first?.status === "rejected" && settled.every(({ status }) => status === "rejected"))
    throw first.reason;
  const entries = settled.map((each, index) => [
    SEARCH_TABS[index],
    each.status === "fulfilled" ? each.value : "failed",
  ]);
  // One for each of the tabs, in their order.
  return Object.fromEntries(entries) as SearchOutcome["outcomes"];
}

interface AskedTab {
  keyword: string;
  tab: SearchTab;
  page: number;
}

/** Entries of boards are read in any case: their hash tags lead on. */
const isRead = (tab: SearchTab) => tab === "boards";

function search(tenant: Tenant, { keyword, tab, page }: AskedTab, isShown = true): Promise<Found> {
  const pageSize = isShown || isRead(tab) ? pageSizeOf(tab) : 1;
  return findInTab[tab]({ tenant, api: serverApi(tenant), keyword, page, pageSize });
}

const asFailed = (): TabOutcome => "failed";
