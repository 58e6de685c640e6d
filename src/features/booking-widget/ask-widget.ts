import { flushSync } from "react-dom";
import { WIDGET_PATIENCE_MS } from "@/config/widget";
import type { ClinicWidget } from "@/contract/widget/loader-api";
import type { WidgetScreen } from "@/contract/widget/messages";
import { answerOpening, beginOpening } from "./opening/opening-state";
import { screenOfQuery, withoutActions } from "./query-actions";
import type { RequestContext, WidgetOffer } from "./request-context";
import { dropSession, widgetSession } from "./widget-session";

type Call = (clinicWidget: ClinicWidget) => void;

export const warmUpWidget = ({ widget, onRoute }: RequestContext) => widgetSession(widget, onRoute);

/** Opens the widget at a screen, which the page draws itself until the widget answers. */
export function openWidget(
  context: RequestContext,
  screen: WidgetScreen,
  isWanted = beginOpening(screen),
): void {
  callWidget(
    context,
    (clinicWidget) => {
      // At once: a dialog that is still open would keep the focus from the widget.
      flushSync(answerOpening);
      clinicWidget("open", screen);
    },
    { isWanted, again: () => openWidget(context, screen) },
  );
}

/** Spec §2: does what the address asks for and takes that out of it, so that a reload does not ask again. */
export function openFromAddress(context: RequestContext): void {
  const screen = screenOfQuery(new URLSearchParams(window.location.search));
  window.history.replaceState(window.history.state, "", withoutActions(window.location.href));
  if (screen) openWidget(context, screen);
}

interface CallOptions extends Pick<WidgetOffer, "isWanted"> {
  again: () => void;
}

/**
 * Makes a call once the widget answers. Where it does not in time the visitor is offered something else; what comes later
 * still takes its place.
 */
export function callWidget(context: RequestContext, call: Call, options?: CallOptions): void {
  const { isWanted = () => true, again = () => callWidget(context, call) } = options ?? {};
  let state: "waiting" | "offered" | "over" = "waiting";
  const offer = () => {
    if (state !== "waiting" || !isWanted()) return;
    state = "offered";
    context.onOffer({
      isWanted,
      retry() {
        state = "over";
        dropSession();
        again();
      },
      dismiss() {
        state = "over";
        dropSession();
      },
    });
  };
  const arrive = (clinicWidget: ClinicWidget) => {
    if (state === "offered") context.onOffer(null);
    if (state === "offered" || (state === "waiting" && isWanted())) call(clinicWidget);
    state = "over";
  };
  const timer = setTimeout(offer, WIDGET_PATIENCE_MS);
  warmUpWidget(context)
    .then(({ clinicWidget, ready }) => ready.then(() => arrive(clinicWidget)))
    .catch(offer)
    .finally(() => clearTimeout(timer));
}
