"use client";

import { lazy, type MouseEvent, useState } from "react";
import { useOpenLate } from "@/blocks/late/use-open-late";
import { LatePart } from "@/ui/late-part";
import { LoadMoreBar } from "./load-more-bar";
import type { MoreProductsProps } from "./more-products";

/** Lists that were opened further during this visit: coming back, one finds them as one left them. */
const openedLists = new Set<string>();

const loadProducts = () => import("./more-products");
const MoreProducts = lazy(loadProducts);

/**
 * The link to the next page, until a script is there to put that page below this one. What fetches it comes with
 * the first click.
 */
export function LoadMore(props: MoreProductsProps) {
  const { shown, count, nextHref } = props;
  const [isWanted, setIsWanted] = useState(openedLists.has(nextHref));
  const { isOpening, openLate } = useOpenLate(loadProducts, () => {
    openedLists.add(nextHref);
    setIsWanted(true);
  });
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openLate();
  };
  const bar = { shown, count, nextHref };
  if (!isWanted) return <LoadMoreBar {...bar} isLoading={isOpening} onLoad={load} />;
  const waiting = <LoadMoreBar {...bar} isLoading />;
  return (
    <LatePart fallback={waiting}>
      <MoreProducts {...props} />
    </LatePart>
  );
}
