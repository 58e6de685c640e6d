import { getDefaultStore } from "jotai";
import type { ClinicWidget } from "@/contract/widget/loader-api";
import type { SiteWidget } from "@/state/site";
import { isWidgetShownAtom, WIDGET_PLACE_ID } from "@/state/widget-place";
import { arrivalQuery } from "./attribution";
import { followWidget } from "./follow-widget";
import { loadLoader } from "./load-loader";
import { followOpening } from "./open-booking";
import { attributionOfQuery } from "./query-actions";

export interface WidgetSession {
  clinicWidget: ClinicWidget;
  /** Resolves once the widget in its iframe has answered. */
  ready: Promise<void>;
}

let session: Promise<WidgetSession> | null = null;

/** The loaded and initialised widget; fetched when it is first asked for, asked for again after a failure. */
export function widgetSession(widget: SiteWidget, onRoute: (path: string) => void): Promise<WidgetSession> {
  session ??= begin(widget, onRoute);
  return session;
}

/** Forgets a widget whose iframe did not answer: the next request starts over. */
export function dropSession(): void {
  session = null;
  getDefaultStore().set(isWidgetShownAtom, false);
  if (window.ClinicWidget?.isLoaded) window.ClinicWidget("destroy");
}

function begin(widget: SiteWidget, onRoute: (path: string) => void): Promise<WidgetSession> {
  const begun = loadLoader(widget.origin).then((clinicWidget) => {
    const ready = new Promise<void>((resolve) => clinicWidget("on", "ready", () => resolve()));
    followWidget(clinicWidget, onRoute);
    followOpening(clinicWidget);
    start(clinicWidget, widget);
    return { clinicWidget, ready };
  });
  begun.catch(() => {
    if (session === begun) session = null;
  });
  return begun;
}

function start(clinicWidget: ClinicWidget, widget: SiteWidget): void {
  const place = document.getElementById(WIDGET_PLACE_ID);
  const isPanel = widget.position === "panel" && place !== null;
  clinicWidget("init", {
    origin: window.location.origin,
    position: isPanel ? "panel" : "overlay",
    ...(isPanel && { target: place }),
    consultingReservationOnly: widget.isConsultingOnly,
    attribution: attributionOfQuery(arrivalQuery(window.location.search)),
  });
  // Spec §4: a Type2 widget hears of the route, also of the one that it begins on.
  if (widget.type === "Type2") clinicWidget("routeChanged", window.location.pathname);
}
