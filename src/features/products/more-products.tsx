"use client";

import { QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import type { ProductListQuery } from "@/contract/api/products";
import type { ThemeVariants } from "@/contract/tenant/theme";
import { useSite } from "@/state/site";
import { LoadFailed } from "@/ui/load-failed";
import { CardSkeleton } from "@/ui/skeleton";
import { browserApi, listQueryClient } from "./list-query-client";
import { LoadMoreBar } from "./load-more-bar";

export interface MoreProductsProps {
  query: ProductListQuery;
  /** The page after the one that came with the HTML. */
  nextPage: number;
  nextHref: string;
  /** How many products the pages up to here hold. */
  shown: number;
  count: number;
  variant: ThemeVariants["card"];
  isIncludeVat: boolean;
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function MoreProducts(props: MoreProductsProps) {
  return (
    <QueryClientProvider client={listQueryClient()}>
      <Pages {...props} />
    </QueryClientProvider>
  );
}

function Pages({ query, nextPage, nextHref, shown, count, variant, isIncludeVat }: MoreProductsProps) {
  const { backendUrl } = useSite();
  const { data, fetchNextPage, hasNextPage, isFetching, isError, refetch } = useInfiniteQuery({
    queryKey: ["GET /v2/products", query, nextPage],
    queryFn: ({ pageParam }) =>
      browserApi(backendUrl).call("GET /v2/products", { query: { ...query, page: pageParam } }),
    initialPageParam: nextPage,
    getNextPageParam: (last, pages, page) => {
      const loaded = shown + pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return last.rows.length > 0 && loaded < last.count ? page + 1 : undefined;
    },
  });
  const products = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    if (hasNextPage && !isFetching) fetchNextPage();
  };
  return (
    <>
      <div className={variant === "row" ? "" : "mt-10 @min-[760px]/col:mt-14"}>
        <ProductGrid products={products} variant={variant} isIncludeVat={isIncludeVat} isMorphing />
        {isFetching && variant !== "row" && <Waiting />}
      </div>
      {isError ? (
        <LoadFailed onRetry={() => (data ? fetchNextPage() : refetch())} className="mt-10" />
      ) : (
        <LoadMoreBar
          shown={Math.min(shown + products.length, count)}
          count={count}
          nextHref={nextHref}
          isLoading={isFetching}
          onLoad={loadMore}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className="mt-10 grid gap-x-3 @max-[759px]/col:grid-cols-2 @min-[760px]/col:grid-cols-3 @min-[760px]/col:gap-x-card">
      {["first", "second", "third"].map((name) => (
        <CardSkeleton key={name} />
      ))}
    </div>
  );
}
