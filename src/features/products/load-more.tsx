"use client";

import { lazy, type MouseEvent, Suspense, useState } from "react";
import { LoadMoreBar } from "./load-more-bar";
import type { MoreProductsProps } from "./more-products";

const MoreProducts = lazy(() => import("./more-products"));

/**
 * The link to the next page, until a script is there to put that page below this one. What fetches it comes with
 * the first click.
 */
export function LoadMore(props: MoreProductsProps) {
  const [isWanted, setIsWanted] = useState(false);
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsWanted(true);
  };
  const { shown, count, nextHref } = props;
  const bar = { shown, count, nextHref };
  if (!isWanted) return <LoadMoreBar {...bar} onLoad={load} />;
  const waiting = <LoadMoreBar {...bar} isLoading />;
  return (
    <Suspense fallback={waiting}>
      <MoreProducts {...props} />
    </Suspense>
  );
}
