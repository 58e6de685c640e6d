"use client";

import { lazy, useEffect, useState } from "react";
import { LatePart } from "@/ui/late-part";
import { afterFirstSign } from "../first-sign/after-first-sign";
import type { SeenProduct } from "./seen-products";

const RecentRow = lazy(() => import("./recent-row"));

interface RecentProductsProps {
  /** The product that this page is about: it joins those that were looked at. */
  seen?: SeenProduct;
}

/** What the visitor looked at before; asked for once they do something on the page. Nothing where there is nothing. */
export function RecentProducts({ seen }: RecentProductsProps) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => afterFirstSign(() => setIsWanted(true)), []);
  return isWanted ? (
    <LatePart>
      <RecentRow seen={seen} />
    </LatePart>
  ) : null;
}
