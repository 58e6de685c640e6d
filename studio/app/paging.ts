interface Page {
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
