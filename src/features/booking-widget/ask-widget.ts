import { WIDGET_PATIENCE_MS } from "@/config/widget";
import type { ClinicWidget } from "@/contract/widget/loader-api";
import type { WidgetScreen } from "@/contract/widget/messages";
import { screenOfQuery, withoutActions } from "./query-actions";
import type { RequestContext } from "./request-context";
import { dropSession, widgetSession } from "./widget-session";

type Call = (clinicWidget: ClinicWidget) => void;

export const warmUpWidget = ({ widget, onRoute }: RequestContext) => widgetSession(widget, onRoute);

/** Opens the widget at a screen. It is shown as coming as soon as there is a loader to show it. */
export function openWidget(context: RequestContext, screen: WidgetScreen): void {
  const open: Call = (clinicWidget) => clinicWidget("open", screen);
  callWidget(context, open, open);
}

/** Spec §2: does what the address asks for and takes that out of it, so that a reload does not ask again. */
export function openFromAddress(context: RequestContext): void {
  const screen = screenOfQuery(new URLSearchParams(window.location.search));
  window.history.replaceState(window.history.state, "", withoutActions(window.location.href));
  if (screen) openWidget(context, screen);
}

/**
 * Makes a call once the widget answers, and `atOnce` as soon as its loader is there. Where neither comes in time the
 * visitor is offered something else; what comes later still takes its place.
 */
export function callWidget(context: RequestContext, call: Call, atOnce?: Call): void {
  let state: "waiting" | "offered" | "over" = "waiting";
  const offer = () => {
    if (state !== "waiting") return;
    state = "offered";
    // What it has shown so far would lie over the offer.
    if (window.ClinicWidget?.isLoaded) window.ClinicWidget("close");
    context.onOffer({
      retry() {
        state = "over";
        dropSession();
        callWidget(context, call, atOnce);
      },
      dismiss() {
        state = "over";
        dropSession();
      },
    });
  };
  const arrive = (clinicWidget: ClinicWidget) => {
    if (state === "offered") context.onOffer(null);
    if (state === "offered" || (state === "waiting" && !atOnce)) call(clinicWidget);
    state = "over";
  };
  const timer = setTimeout(offer, WIDGET_PATIENCE_MS);
  warmUpWidget(context)
    .then(({ clinicWidget, ready }) => {
      if (state === "waiting") atOnce?.(clinicWidget);
      return ready.then(() => arrive(clinicWidget));
    })
    .catch(offer)
    .finally(() => clearTimeout(timer));
}
