import { getDefaultStore } from "jotai";
import type { ClinicWidget } from "@/contract/widget/loader-api";
import type { WidgetEvents } from "@/contract/widget/messages";
import { authAtom, commonAtom, isLoggedInAtom, reservationAtom } from "@/state/session";
import type { SiteWidget } from "@/state/site";
import { isWidgetShownAtom, WIDGET_PLACE_ID } from "@/state/widget-place";
import { forgetAccessToken, keepAccessToken } from "./access-token";
import { arrivalQuery } from "./attribution";
import { loadLoader } from "./load-loader";
import { attributionOfQuery } from "./query-actions";
import { reportLogin, reportPurchase } from "./report";

/** The widget asks its page to go to a path. */
type OnRoute = (path: string) => void;

type Listen = <Type extends keyof WidgetEvents>(
  type: Type,
  listener: (data: WidgetEvents[Type]) => void,
) => void;

let session: Promise<ClinicWidget> | null = null;

/** The loaded and initialised widget; fetched when it is first asked for, asked for again after a failure. */
export function widgetSession(widget: SiteWidget, onRoute: OnRoute): Promise<ClinicWidget> {
  session ??= loadLoader(widget.origin).then(
    (clinicWidget) => {
      follow(clinicWidget, onRoute);
      start(clinicWidget, widget);
      return clinicWidget;
    },
    (error: unknown) => {
      session = null;
      throw error;
    },
  );
  return session;
}

function start(clinicWidget: ClinicWidget, widget: SiteWidget): void {
  const place = document.getElementById(WIDGET_PLACE_ID);
  const isPanel = widget.position === "panel" && place !== null;
  if (isPanel) {
    clinicWidget("on", "ready", () => getDefaultStore().set(isWidgetShownAtom, true));
  }
  clinicWidget("init", {
    origin: window.location.origin,
    position: isPanel ? "panel" : "overlay",
    ...(isPanel && { target: place }),
    consultingReservationOnly: widget.isConsultingOnly,
    attribution: attributionOfQuery(arrivalQuery(window.location.search)),
  });
}

/** Lets the page's state follow what the widget says: it owns session and cart. */
function follow(clinicWidget: ClinicWidget, onRoute: OnRoute): void {
  const store = getDefaultStore();
  const on: Listen = (type, listener) =>
    // The widget calls a listener with its own event's data; the command's type has lost that pairing.
    clinicWidget("on", type, listener as (data: WidgetEvents[keyof WidgetEvents]) => void);
  const signOut = () => {
    forgetAccessToken();
    store.set(authAtom, { user: null });
    store.set(isLoggedInAtom, false);
  };
  on("ready", ({ isLoggedIn }) => {
    if (isLoggedIn) store.set(isLoggedInAtom, true);
    else signOut();
  });
  on("login", ({ user, accessToken, isResumed }) => {
    if (accessToken) keepAccessToken(accessToken);
    store.set(authAtom, { user });
    store.set(isLoggedInAtom, true);
    if (!isResumed) reportLogin(user);
  });
  on("logout", signOut);
  on("cartCount", ({ count }) => store.set(commonAtom, { cartCount: count }));
  on("reservationSuccess", (reservation) => {
    store.set(reservationAtom, reservation);
    reportPurchase(reservation);
  });
  on("route", ({ path }) => onRoute(path));
}
