"use client";

import { useAtomValue } from "jotai";
import dynamic from "next/dynamic";
import { toastsAtom } from "@/state/toast";

const ToastList = dynamic(() => import("./toast-list").then((module) => module.ToastList), { ssr: false });

/** Where toasts appear; what draws them is fetched with the first one. */
export function ToastRegion() {
  const isNeeded = useAtomValue(toastsAtom).length > 0;
  return <div aria-live="polite">{isNeeded && <ToastList />}</div>;
}
