"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import { showRoute } from "./route-progress";

/** Says which screen is shown, so that the bar knows when it is done. */
export function ShownRoute() {
  return (
    <Suspense fallback={null}>
      <Teller />
    </Suspense>
  );
}

function Teller() {
  const path = usePathname();
  const query = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: path and query say that the address is another one
  useEffect(() => showRoute(window.location.href), [path, query]);
  return null;
}
