"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface FoldAwayProps {
  className?: string;
  children: ReactNode;
}

const SIGNS = ["pointerdown", "focusin", "keydown"];

/** The platform's own disclosure, which Escape and whatever is done elsewhere fold as well. */
export function FoldAway({ className, children }: FoldAwayProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const fold = (event: Event) => {
      const details = ref.current;
      if (!details?.open) return;
      const isInside = event.target instanceof Node && details.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key !== "Escape" : isInside) return;
      // The focus must not go down with the list.
      if (isInside) details.querySelector("summary")?.focus();
      details.open = false;
    };
    for (const sign of SIGNS) document.addEventListener(sign, fold);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, fold);
    };
  }, []);

  return (
    <details ref={ref} className={className}>
      {children}
    </details>
  );
}
