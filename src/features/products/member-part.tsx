"use client";

import { useAtomValue } from "jotai";
import { lazy, type ReactNode, Suspense, useRef, useSyncExternalStore } from "react";
import { useNearView } from "@/blocks/near-view/use-near-view";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { isLoggedInAtom } from "@/state/session";

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

/** For signed-in people alone: their part takes the place of `children` once they come near it. */
export function MemberPart({ part, productId, children }: MemberPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  // Signing in and out is heard of here; whether there is a session, the cookie says.
  useAtomValue(isLoggedInAtom);
  const isMember = useSyncExternalStore(neverChanges, hasToken, isUnknown);
  const Part = PARTS[part];
  return (
    <div ref={place}>
      {isNear && isMember ? (
        <Suspense fallback={children}>
          <Part productId={productId} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}

const neverChanges = () => () => undefined;
const hasToken = () => document.cookie.includes(`${ACCESS_TOKEN_COOKIE}=`);
const isUnknown = () => false;
