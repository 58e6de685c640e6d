import { PHONE_MAX_PX } from "@/config/breakpoints";
import type { WidgetRequests } from "@/state/widget-client";
import { openBookingPath } from "./open-booking";
import { beginOpening, endOpening } from "./opening/opening-state";
import type { RequestContext } from "./request-context";

/** Parameters that ask something of the widget (spec §2). */
const ASKING = /[?&](wcopen|wopen|wpid)\b/;

const load = () => import("./ask-widget");

/** Answers the page's requests by fetching the widget, and all that connects it, when first asked. */
export function createWidgetRequests(
  given: RequestContext,
): WidgetRequests & { openFromAddress: () => void; reopen: () => void } {
  let isOffered = false;
  let hasWarmUpFailed = false;
  const context: RequestContext = {
    ...given,
    onOffer(offer) {
      isOffered = offer !== null;
      given.onOffer(offer);
    },
  };
  const ask = (run: (module: Awaited<ReturnType<typeof load>>) => void) => {
    load().then(run, () => {
      endOpening();
      context.onOffer({ retry: () => ask(run), dismiss: () => undefined });
    });
  };
  return {
    open(screen) {
      isOffered = false;
      const isWanted = beginOpening(screen);
      ask(({ openWidget }) => isWanted() && openWidget(context, screen, isWanted));
    },
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
      if (isOffered || hasWarmUpFailed) return;
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
      else if (path === window.location.pathname) this.open({ screen: "resume" });
    },
    openFromAddress() {
      if (ASKING.test(window.location.search)) ask(({ openFromAddress }) => openFromAddress(context));
    },
  };
}
