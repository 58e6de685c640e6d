"use client";

import { lazy, useEffect, useState } from "react";
import { LatePart } from "@/ui/late-part";
import { afterFirstSign } from "../first-sign/after-first-sign";
import type { SeenProduct } from "./seen-products";
import { useRecentProducts } from "./use-recent-products";

const RecentRow = lazy(() => import("./recent-row"));

interface RecentProductsProps {
  /** The product that this page is about: it joins those that were looked at. */
  seen?: SeenProduct;
}

/** What the visitor looked at before, read once they do something on the page. Nothing, not even a script, where there is nothing. */
export function RecentProducts({ seen }: RecentProductsProps) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => afterFirstSign(() => setIsWanted(true)), []);
  const { products, clear } = useRecentProducts(isWanted, seen);
  if (products.length === 0) return null;
  return (
    <LatePart>
      <RecentRow products={products} onClear={clear} />
    </LatePart>
  );
}
