"use client";

import { lazy, type ReactNode, useRef } from "react";
import { useNearView } from "@/blocks/near-view/use-near-view";
import { useVisitor } from "@/state/use-visitor";
import { LatePart } from "@/ui/late-part";

const PARTS = {
  beforeAfters: lazy(() => import("./product-before-afters")),
  reviews: lazy(() => import("./product-reviews")),
};

interface MemberPartProps {
  part: keyof typeof PARTS;
  productId: number;
  /** What everybody else sees there. */
  children: ReactNode;
}

/** For members alone: their part takes the place of `children` once they come near it. */
export function MemberPart({ part, productId, children }: MemberPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  const isMember = useVisitor() === "member";
  const Part = PARTS[part];
  return (
    <div ref={place}>
      {isNear && isMember ? (
        <LatePart fallback={children}>
          <Part productId={productId} />
        </LatePart>
      ) : (
        children
      )}
    </div>
  );
}
