"use client";

import { useAtomValue } from "jotai";
import { commonAtom } from "@/state/session";
import { Dot } from "@/ui/icon-button";

/** The dot on the bag's own corner. */
export function CartMark() {
  if (useAtomValue(commonAtom).cartCount === 0) return null;
  return (
    <span className="absolute -top-[11px] -right-[11px] size-6">
      <Dot />
    </span>
  );
}
