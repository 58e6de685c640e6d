"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useVisitor } from "@/state/use-visitor";
import type { MemberResultsProps } from "./member-results";

const MemberResults = lazy(() => import("./member-results"));

/** What is for members takes the place of `children`, and is fetched for them alone. */
export function MemberGate({ children, ...wanted }: MemberResultsProps & { children: ReactNode }) {
  return useVisitor() === "member" ? (
    <Suspense fallback={children}>
      <MemberResults {...wanted} />
    </Suspense>
  ) : (
    children
  );
}
