"use client";

import { type RefObject, useEffect, useState } from "react";

/** Which edges of a scrolling row hide something. */
export function useEdgeFades(row: RefObject<HTMLElement | null>) {
  const [fades, setFades] = useState({ start: false, end: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const start = element.scrollLeft > 1;
      const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setFades((known) => (known.start === start && known.end === end ? known : { start, end }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);

  return fades;
}
