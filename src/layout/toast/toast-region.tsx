"use client";

import { useAtom } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import { toastsAtom } from "@/state/toast";

/** Where toasts appear; what draws them is fetched with the first one, and after a failure with the next. */
export function ToastRegion() {
  const [toasts, setToasts] = useAtom(toastsAtom);
  const [List, setList] = useState<ComponentType | null>(null);
  const isNeeded = !List && toasts.length > 0;

  useEffect(() => {
    if (!isNeeded) return;
    import("./toast-list").then(
      ({ ToastList }) => setList(() => ToastList),
      // Said later, they would only puzzle.
      () => setToasts([]),
    );
  }, [isNeeded, setToasts]);

  return <div aria-live="polite">{List && <List />}</div>;
}
