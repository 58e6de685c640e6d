"use client";

import { QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Api } from "@/api/create-api";
import { visitorApi } from "@/api/visitor-api";
import { memberQueryClient } from "@/blocks/members/member-queries";
import { resultsLabels } from "@/labels/results";
import { type Site, useSite } from "@/state/site";
import { Blank } from "@/ui/blank";
import { Button } from "@/ui/button";
import { LoadFailed } from "@/ui/load-failed";
import { Skeleton } from "@/ui/skeleton";

interface Page<Row> {
  rows: Row[];
  count: number;
}

interface MemberListProps<Row> {
  queryKey: readonly unknown[];
  load: (api: Api, page: number) => Promise<Page<Row>>;
  /** What stands there while the first page is on its way. */
  waiting: ReactNode;
  empty: { title: string; description?: string };
  moreLabel: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is asked for in the name of the visitor who is signed in, page by page. */
export function MemberList<Row>(props: MemberListProps<Row>) {
  return (
    <QueryClientProvider client={memberQueryClient()}>
      <Pages {...props} />
    </QueryClientProvider>
  );
}

function Pages<Row>({ queryKey, load, waiting, empty, moreLabel, children }: MemberListProps<Row>) {
  const { backendUrl }: Site = useSite();
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(visitorApi(backendUrl), pageParam),
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) =>
      last.rows.length > 0 && rowsOf(pages).length < last.count ? page + 1 : undefined,
  });
  if (query.isError) {
    return <LoadFailed onRetry={() => (query.data ? query.fetchNextPage() : query.refetch())} />;
  }
  if (!query.data) return <Waiting>{waiting}</Waiting>;
  const rows = rowsOf(query.data.pages);
  if (rows.length === 0) return <Blank {...empty} />;
  return (
    <>
      {children(rows)}
      {query.hasNextPage && (
        <Button
          look="line"
          className="mt-6"
          aria-disabled={query.isFetching}
          onClick={() => !query.isFetching && query.fetchNextPage()}
        >
          {query.isFetching ? resultsLabels.loading : moreLabel}
        </Button>
      )}
      <p role="status" className="sr-only">
        {resultsLabels.shown(query.data.pages[0]?.count ?? rows.length, rows.length)}
      </p>
    </>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{resultsLabels.loading}</span>
      {children}
    </div>
  );
}

/** The waiting shape of so many lines of words. */
export function LinesWaiting() {
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}

const rowsOf = <Row,>(pages: readonly Page<Row>[]): Row[] => pages.flatMap(({ rows }) => rows);
