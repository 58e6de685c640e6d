"use client";

import { useEffect, useState } from "react";

/**
 * The moment, in milliseconds: first the one the page was rendered at, so that the first paint agrees with the HTML,
 * then the device's own, renewed every so often.
 */
export function useNow(renderedAt: number, everyMs: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const renew = () => setNow(Date.now());
    renew();
    const timer = setInterval(renew, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
