import { parseBoardFilter, type Query } from "@/lib/board-address";

/** In the order in which they stand on the screen, and in which one with results is chosen. */
export const SEARCH_TABS = [
  "products",
  "events",
  "exhibitions",
  "boards",
  "posts",
  "notices",
  "faqs",
] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export interface SearchAddress {
  /** Trimmed, at most 100 letters; empty when nothing was asked. */
  keyword: string;
  /** Null: the first that has results. */
  tab: SearchTab | null;
  page: number;
}

const PATH = "/search";

/** What `/search?keyword=&tab=&page=` asks for; what it does not understand is left out. */
export function parseSearchAddress(query: Query): SearchAddress {
  const { keyword, page } = parseBoardFilter(query);
  const given = Array.isArray(query.tab) ? query.tab[0] : query.tab;
  const tab = SEARCH_TABS.find((each) => each === given) ?? null;
  // Of an unnamed tab there is no second page.
  return { keyword, tab, page: tab ? page : 1 };
}

/** The one address of a part of the results. */
export function searchHref({ keyword, tab, page }: Partial<SearchAddress>): string {
  const query = new URLSearchParams({ keyword: keyword ?? "" });
  if (tab) query.set("tab", tab);
  if (tab && page && page > 1) query.set("page", String(page));
  return `${PATH}?${query}`;
}
