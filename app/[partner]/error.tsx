"use client";

import { ErrorScreen } from "@/layout/states/error-screen";

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen onRetry={reset} />;
}
