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
    const listen = (event: Event) => {
      if (ref.current?.open && folds(ref.current, event)) ref.current.open = false;
    };
    for (const sign of SIGNS) document.addEventListener(sign, listen);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, listen);
    };
  }, []);

  return (
    <details ref={ref} className={className}>
      {children}
    </details>
  );
}

function folds(details: HTMLDetailsElement, event: Event): boolean {
  const isInside = event.target instanceof Node && details.contains(event.target);
  if (!(event instanceof KeyboardEvent)) return !isInside;
  if (event.key !== "Escape") return false;
  // The focus must not go down with the list.
  if (isInside) details.querySelector("summary")?.focus();
  return true;
}
