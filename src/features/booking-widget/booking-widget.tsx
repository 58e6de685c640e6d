"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { type SiteWidget, useSite } from "@/state/site";
import { useSitePath } from "@/state/use-site-path";
import { serveWidget } from "@/state/widget-client";
import { rememberArrival } from "./attribution";
import { createWidgetRequests } from "./widget-requests";

const WidgetFallback = lazy(() =>
  import("./widget-fallback").then((module) => ({ default: module.WidgetFallback })),
);

/** The page's end of the booking widget. Nothing of it is fetched before a visitor shows an intent to book. */
export function BookingWidget() {
  const { booking } = useSite();
  return booking.kind === "widget" ? <ConnectedWidget widget={booking.widget} /> : null;
}

function ConnectedWidget({ widget }: { widget: SiteWidget }) {
  const router = useRouter();
  const path = useSitePath();
  const [retry, setRetry] = useState<(() => void) | null>(null);

  useEffect(() => {
    const requests = createWidgetRequests(widget, {
      onRoute: (target) => router.push(target),
      onFailure: (again) => setRetry(() => again),
    });
    rememberArrival(window.location.search);
    requests.openFromAddress();
    if (document.cookie.includes(`${ACCESS_TOKEN_COOKIE}=`)) whenIdle(requests.warmUp);
    return serveWidget(requests);
  }, [widget, router]);

  // Spec §4: the drawer variant hears of route changes.
  useEffect(() => {
    if (widget.type === "Type2" && window.ClinicWidget?.isLoaded) window.ClinicWidget("routeChanged", path);
  }, [widget.type, path]);

  if (!retry) return null;
  const close = () => setRetry(null);
  return (
    <Suspense fallback={null}>
      <WidgetFallback
        onClose={close}
        onRetry={() => {
          close();
          retry();
        }}
      />
    </Suspense>
  );
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
