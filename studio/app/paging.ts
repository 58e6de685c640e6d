import type { InfiniteData } from "@tanstack/react-query";

interface Page {
  rows: unknown[];
  /** Of the whole list. */
  count: number;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** For `useInfiniteQuery`: the page after those that were read, where the list goes on. */
export const PAGES = {
  initialPageParam: 1,
  getNextPageParam: ({ count, page = 1, pageSize = count }: Page) =>
    page * pageSize < count ? page + 1 : undefined,
};

/** The pages that were read as one list; what stands beside its rows is the first page's. */
export const oneList = <List extends Page>({ pages }: InfiniteData<List, number>): List => ({
  ...(pages[0] as List),
  rows: pages.flatMap(({ rows }) => rows),
});
