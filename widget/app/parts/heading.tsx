import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { isFocusAtBody } from "../lib/focus";
import { movesAtom } from "../state/screen";

interface HeadingProps {
  /** Lines are broken by hand with a line feed. */
  children: string;
  className?: string;
}

/** A screen's title. It takes the focus when the visitor asked for the screen, so that readers and keys begin there. */
export function Heading({ children, className = "text-d2" }: HeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const moves = useAtomValue(movesAtom);
  // In a layout effect, before anything can be pressed: later it could take the focus from a field in use.
  useLayoutEffect(() => {
    // The page may have handed the focus to the iframe before there was a title.
    if (moves === 0 && !isFocusAtBody()) return;
    ref.current?.focus({ preventScroll: true });
    if (moves > 0) window.scrollTo(0, 0);
  }, [moves]);
  return (
    <h1 ref={ref} tabIndex={-1} className={clsx("whitespace-pre-line outline-none", className)}>
      {children}
    </h1>
  );
}
