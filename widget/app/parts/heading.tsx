import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { movesAtom } from "../state/screen";

interface HeadingProps {
  /** Lines are broken by hand with a line feed. */
  children: string;
  className?: string;
}

/** A screen's title. It takes the focus when somebody asked for the screen, so that readers and keys begin there. */
export function Heading({ children, className = "text-d2" }: HeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const moves = useAtomValue(movesAtom);
  // Before anything can be pressed: taken later, it would be taken from a field that somebody types into.
  useLayoutEffect(() => {
    // The page may have handed the focus to the iframe before there was a title: it stands at the body then.
    const isHandedOver = document.hasFocus() && document.activeElement === document.body;
    if (moves === 0 && !isHandedOver) return;
    ref.current?.focus({ preventScroll: true });
    if (moves > 0) window.scrollTo(0, 0);
  }, [moves]);
  return (
    <h1 ref={ref} tabIndex={-1} className={clsx("whitespace-pre-line outline-none", className)}>
      {children}
    </h1>
  );
}
