"use client";

import { lazy, Suspense } from "react";

const ErrorScreen = lazy(() => import("./error-screen").then((module) => ({ default: module.ErrorScreen })));

/** The error screen, fetched when there is an error: pages that work do not carry it. */
export function LazyErrorScreen(props: { onRetry: () => void }) {
  return (
    <Suspense fallback={null}>
      <ErrorScreen {...props} />
    </Suspense>
  );
}
