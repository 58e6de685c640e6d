"use client";

import { useAtomValue } from "jotai";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { isLoggedInAtom } from "@/state/session";
import type { MemberResultsProps } from "./member-results";

const MemberResults = lazy(() => import("./member-results"));

/** What is for signed-in people takes the place of `children`, and is fetched for them alone. */
export function MemberGate({ children, ...wanted }: MemberResultsProps & { children: ReactNode }) {
  // Signing in and out is heard of here; whether there is a session, the cookie says.
  useAtomValue(isLoggedInAtom);
  const isMember = useSyncExternalStore(neverChanges, hasToken, isUnknown);
  return isMember ? (
    <Suspense fallback={children}>
      <MemberResults {...wanted} />
    </Suspense>
  ) : (
    children
  );
}

const neverChanges = () => () => undefined;
const hasToken = () => document.cookie.includes(`${ACCESS_TOKEN_COOKIE}=`);
const isUnknown = () => false;
