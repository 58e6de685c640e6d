"use client";

import { type RefObject, useEffect, useState } from "react";

/** How far below the window something already counts as near: what it needs is there when one arrives. */
const MARGIN = "600px";

/** True once the element has come near the window, and from then on. */
export function useNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    // A busy page hears of several changes at once, the last of which need not be followed by another.
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref]);
  return isNear;
}
