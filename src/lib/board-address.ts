import { addressText } from "./address-text";

/** What an address may ask of a board or of the notices. */
export interface BoardFilter {
  page: number;
  category: string | null;
  /** Trimmed; empty when nothing is searched for. */
  keyword: string;
}

export const WHOLE_BOARD: BoardFilter = { page: 1, category: null, keyword: "" };

/** A page's `searchParams`. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

const LAST_PAGE = 1000;
const PAGE_LENGTH = 10;
const CATEGORY_LENGTH = 40;
const KEYWORD_LENGTH = 100;

/** A filter out of an address; what it does not understand is left out. */
export function parseBoardFilter(query: Query): BoardFilter {
  const page = addressText(query.page, PAGE_LENGTH);
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : WHOLE_BOARD.page,
    category: addressText(query.category, CATEGORY_LENGTH) || null,
    keyword: parseKeyword(query),
  };
}

/** What `?keyword=` searches for. */
export const parseKeyword = (query: Query): string => addressText(query.keyword, KEYWORD_LENGTH);

/** True where a visitor's own words decide what is listed. Words have no end: what is read for them is not cached. */
export const isOwnWords = ({ keyword, category }: BoardFilter, categories: readonly string[]): boolean =>
  keyword !== "" || (category !== null && !categories.includes(category));

/** What a list's call is asked for of a filter: what is as on the whole list stays out. */
export const filterQuery = ({ page, category, keyword }: BoardFilter) => ({
  page,
  ...(category && { category }),
  ...(keyword && { keyword }),
});

/** The one address of a filtered board: what is as on the whole one stays out. */
export function boardHref(path: string, { page, category, keyword }: Partial<BoardFilter>): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (keyword) query.set("keyword", keyword);
  if (page && page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
