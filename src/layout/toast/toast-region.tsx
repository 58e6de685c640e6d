"use client";

import { useAtomValue } from "jotai";
import { lazy } from "react";
import { toastsAtom } from "@/state/toast";
import { LatePart } from "@/ui/late-part";

const ToastList = lazy(() => import("./toast-list").then((module) => ({ default: module.ToastList })));

/** Where toasts appear; what draws them is fetched with the first one. */
export function ToastRegion() {
  const isNeeded = useAtomValue(toastsAtom).length > 0;
  return (
    <div aria-live="polite">
      {isNeeded && (
        <LatePart>
          <ToastList />
        </LatePart>
      )}
    </div>
  );
}
