"use client";

import { LazyErrorScreen } from "@/layout/states/lazy-error-screen";

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <LazyErrorScreen onRetry={reset} />;
}
