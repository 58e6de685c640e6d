import { PHONE_MAX_PX } from "@/config/breakpoints";
import type { WidgetScreen } from "@/contract/widget/messages";
import type { WidgetRequests } from "@/state/widget-client";
import { openBookingPath } from "./open-booking";
import { beginOpening, endOpening, failOpening } from "./opening/opening-state";
import type { RequestContext, WidgetOffer } from "./request-context";
import type { WidgetFallback } from "./widget-fallback";

/** Parameters that ask something of the widget (spec §2). */
const ASKING = /[?&](wcopen|wopen|wpid)\b/;

const load = () => import("./ask-widget");

/** An offer with what draws it. */
export interface DrawnOffer extends WidgetOffer {
  Fallback: typeof WidgetFallback;
}

/** Answers the page's requests by fetching the widget, and all that connects it, when first asked. */
export function createWidgetRequests(
  given: Omit<RequestContext, "onOffer"> & { onOffer: (offer: DrawnOffer | null) => void },
): WidgetRequests & { openFromAddress: () => void; reopen: () => void } {
  let offered: WidgetOffer | null = null;
  let hasWarmUpFailed = false;
  const context: RequestContext = {
    ...given,
    onOffer(offer) {
      offered = offer;
      if (!offer) return given.onOffer(null);
      import("./widget-fallback").then(
        ({ WidgetFallback: Fallback }) => {
          if (offered !== offer) return;
          if (!offer.isWanted()) return offer.dismiss?.();
          endOpening();
          given.onOffer({ ...offer, Fallback });
        },
        () => {
          // Without a network nothing else comes either: what is drawn stays, with the phone.
          offer.dismiss?.();
          if (offered === offer) failOpening();
        },
      );
    },
  };
  const ask = (
    run: (module: Awaited<ReturnType<typeof load>>) => void,
    isWanted = () => true,
    retry = () => ask(run),
  ) => {
    load().then(
      (module) => isWanted() && run(module),
      () => isWanted() && context.onOffer({ isWanted, retry }),
    );
  };
  const open = (screen: WidgetScreen) => {
    offered = null;
    const isWanted = beginOpening(screen);
    ask(
      ({ openWidget }) => openWidget(context, screen, isWanted),
      isWanted,
      () => open(screen),
    );
  };
  return {
    open,
    addToCart: (optionIds) =>
      ask(({ callWidget }) => callWidget(context, (widget) => widget("addToCart", optionIds))),
    logout: () => ask(({ callWidget }) => callWidget(context, (widget) => widget("logout"))),
    expire() {
      // A widget that does not come finds out by itself when it does.
      load()
        .then(({ warmUpWidget }) => warmUpWidget(context))
        .then(({ clinicWidget }) => clinicWidget("logout", true))
        .catch(() => undefined);
    },
    warmUp() {
      // The focus that an offer gives back to a button is no intent to book.
      if (offered || hasWarmUpFailed) return;
      // A failed warm-up is not repeated with each move of the pointer: the next request tries again and reports it.
      load()
        .then(({ warmUpWidget }) => warmUpWidget(context))
        .catch(() => {
          hasWarmUpFailed = true;
        });
    },
    reopen() {
      const path = openBookingPath();
      if (path === null) return;
      const isPhone = window.matchMedia(`(max-width: ${PHONE_MAX_PX}px)`).matches;
      // A panel shows its step by itself and takes the focus from nothing.
      if (context.widget.position === "panel" && !isPhone) this.warmUp();
      else if (path === window.location.pathname) open({ screen: "resume" });
    },
    openFromAddress() {
      if (ASKING.test(window.location.search)) ask(({ openFromAddress }) => openFromAddress(context));
    },
  };
}
