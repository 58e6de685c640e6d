"use client";

import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { toastsAtom } from "@/state/toast";

const ToastList = lazy(() => import("./toast-list").then((module) => ({ default: module.ToastList })));

/** Where toasts appear; what draws them is fetched with the first one. */
export function ToastRegion() {
  const isNeeded = useAtomValue(toastsAtom).length > 0;
  return (
    <div aria-live="polite">
      {isNeeded && (
        <Suspense fallback={null}>
          <ToastList />
        </Suspense>
      )}
    </div>
  );
}
