import { addressText } from "./address-text";

/** What an address may ask of a list. */
export interface ListFilter {
  page: number;
  sort: ListSort;
  isRecommend: boolean;
  isEvent: boolean;
  /** One of the partner's own words on its products; "" for products with and without. */
  productCustomBadge: string;
}

export const LIST_SORTS = ["recommended", "latest", "priceAscending", "priceDescending"] as const;
type ListSort = (typeof LIST_SORTS)[number];

export const PLAIN_LIST: ListFilter = {
  page: 1,
  sort: "recommended",
  isRecommend: false,
  isEvent: false,
  productCustomBadge: "",
};

const QUERY_NAMES = ["page", "sort", "isRecommend", "isEvent", "productCustomBadge"] as const;
const LAST_PAGE = 1000;
const LONGEST_BADGE = 40;
/** Screens whose query is a part of the page, each with the names that are. */
const FILTERED_SCREENS: readonly (readonly [screen: RegExp, names: readonly string[]])[] = [
  [/^\/(products|products\/category\/[^/]+)$/, QUERY_NAMES],
  [/^\/(cscenter\/notice|(cscenter\/)?boards\/[^/]+)$/, ["page", "category", "keyword"]],
  [/^\/exhibitions$/, ["page"]],
  [/^\/cscenter\/faq$/, ["group", "keyword"]],
  [/^\/introduce\/schedule$/, ["month", "day", "doctor"]],
];
/** The route that answers a list's address with a query. */
const FILTERED = "filtered";
/** No page has this path. */
const MISSING_PAGE = "/-";

/**
 * Where a list's address is answered. A page that reads its query cannot be cached, so the plain list is one page and
 * the same list with a query another, below it; its own path is no address.
 */
export function listPagePath(pathname: string, query: URLSearchParams): string {
  if (pathname.endsWith(`/${FILTERED}`)) return MISSING_PAGE;
  const isFiltered = FILTERED_SCREENS.some(
    ([screen, names]) => screen.test(pathname) && names.some((name) => query.has(name)),
  );
  return isFiltered ? `${pathname}/${FILTERED}` : pathname;
}

/** A filter out of an address; what it does not understand is left out. */
export function parseListFilter(query: Readonly<Record<string, string | string[] | undefined>>): ListFilter {
  const one = (name: (typeof QUERY_NAMES)[number]) => {
    const value = query[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const page = one("page") ?? "";
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
    sort: LIST_SORTS.find((sort) => sort === one("sort")) ?? PLAIN_LIST.sort,
    isRecommend: one("isRecommend") === "true",
    isEvent: one("isEvent") === "true",
    productCustomBadge: addressText(query.productCustomBadge, LONGEST_BADGE),
  };
}

/** The one address of a filtered list: what is as in the plain list stays out. */
export function listHref(path: string, filter: Partial<ListFilter>): string {
  const query = new URLSearchParams();
  for (const name of QUERY_NAMES) {
    const value = filter[name];
    if (value !== undefined && value !== PLAIN_LIST[name]) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
