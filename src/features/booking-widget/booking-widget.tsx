"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { whenIdle } from "@/lib/when-idle";
import { hasAccessToken } from "@/state/access-token";
import { type SiteWidget, useSite } from "@/state/site";
import { useSitePath } from "@/state/use-site-path";
import { serveWidget } from "@/state/widget-client";
import { LatePart } from "@/ui/late-part";
import { rememberArrival } from "./attribution";
import { OpeningFrame } from "./opening/opening-frame";
import { createWidgetRequests, type DrawnOffer } from "./widget-requests";

/** The page's end of the booking widget. Nothing of it is fetched before a visitor shows an intent to book. */
export function BookingWidget() {
  const { booking } = useSite();
  return booking.kind === "widget" ? <ConnectedWidget widget={booking.widget} /> : null;
}

function ConnectedWidget({ widget }: { widget: SiteWidget }) {
  const router = useRouter();
  const path = useSitePath();
  const [offer, setOffer] = useState<DrawnOffer | null>(null);
  const requests = useMemo(
    () => createWidgetRequests({ widget, onRoute: (target) => router.push(target), onOffer: setOffer }),
    [widget, router],
  );

  useEffect(() => {
    rememberArrival(window.location.search);
    if (hasAccessToken()) whenIdle(requests.warmUp);
    requests.reopen();
    return serveWidget(requests);
  }, [requests]);

  // Spec §4: the drawer variant hears of route changes.
  useEffect(() => {
    if (widget.type === "Type2" && window.ClinicWidget?.isLoaded) window.ClinicWidget("routeChanged", path);
  }, [widget.type, path]);

  return (
    <LatePart>
      <OpeningFrame widget={widget} />
      <AddressActions onAddress={requests.openFromAddress} />
      {offer && (
        <offer.Fallback
          onClose={() => {
            offer.dismiss?.();
            setOffer(null);
          }}
          onRetry={() => {
            setOffer(null);
            offer.retry();
          }}
        />
      )}
    </LatePart>
  );
}

/** Spec §2: an address can ask something of the widget, on any page, whichever way one came to it. */
function AddressActions({ onAddress }: { onAddress: () => void }) {
  const query = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query says that the address is another one
  useEffect(onAddress, [onAddress, query]);
  return null;
}
