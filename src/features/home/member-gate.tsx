"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useIsMember } from "@/state/access-token";
import type { MemberResultsProps } from "./member-results";

const MemberResults = lazy(() => import("./member-results"));

/** What is for signed-in people takes the place of `children`, and is fetched for them alone. */
export function MemberGate({ children, ...wanted }: MemberResultsProps & { children: ReactNode }) {
  const isMember = useIsMember();
  return isMember ? (
    <Suspense fallback={children}>
      <MemberResults {...wanted} />
    </Suspense>
  ) : (
    children
  );
}
