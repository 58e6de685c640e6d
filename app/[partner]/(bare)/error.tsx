"use client";

import { LazyErrorScreen } from "@/layout/states/lazy-error-screen";

export default function PageError({ retry }: { error: Error; retry: () => void }) {
  return <LazyErrorScreen onRetry={retry} />;
}
