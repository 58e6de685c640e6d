import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { labels } from "../labels";
import { Door } from "../session/door";

/**
 * Around screens whose script is fetched when they are opened. One that cannot be had, offline or since a new release has
 * replaced it, or that breaks, says so in its place; the next address begins again.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <ErrorBoundary resetKeys={[path]} fallback={<Broken />}>
      <Suspense fallback={<Door title={labels.loading} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const Broken = () => (
  <Door title={labels.broken} hint={labels.brokenHint}>
    <button type="button" className="btn line h40" onClick={() => window.location.reload()}>
      {labels.openAgain}
    </button>
  </Door>
);
