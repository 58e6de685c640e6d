"use client";

import { lazy, type ReactNode } from "react";
import { useVisitor } from "@/state/use-visitor";
import { LatePart } from "@/ui/late-part";
import type { MemberResultsProps } from "./member-results";

const MemberResults = lazy(() => import("./member-results"));

/** What is for members takes the place of `children`, and is fetched for them alone. */
export function MemberGate({ children, ...wanted }: MemberResultsProps & { children: ReactNode }) {
  return useVisitor() === "member" ? (
    <LatePart fallback={children}>
      <MemberResults {...wanted} />
    </LatePart>
  ) : (
    children
  );
}
