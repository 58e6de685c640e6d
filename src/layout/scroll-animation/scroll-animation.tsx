"use client";

import { useEffect } from "react";
import { useSitePath } from "@/state/use-site-path";

/**
 * Spec §9: blocks move in as they are scrolled to. Nothing is hidden before a page is first scrolled, so that it is whole
 * without a script, when it is printed, and at once on its first screen.
 */
export function ScrollAnimation() {
  const path = useSitePath();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has blocks of its own
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let isLeft = false;
    let stop: (() => void) | undefined;
    const begin = () =>
      import("./reveal-on-scroll").then(({ revealOnScroll }) => {
        if (!isLeft) stop = revealOnScroll();
      });
    if (window.scrollY > 0) begin();
    else window.addEventListener("scroll", begin, { once: true, passive: true });
    return () => {
      isLeft = true;
      window.removeEventListener("scroll", begin);
      stop?.();
    };
  }, [path]);

  return null;
}
