import type { ClinicWidget } from "@/contract/widget/loader-api";
import type { SiteWidget } from "@/state/site";
import type { WidgetRequests } from "@/state/widget-client";

interface RequestOptions {
  onRoute: (path: string) => void;
  /** The widget did not come; what was asked for can be asked again. */
  onFailure: (again: () => void) => void;
}

/** Parameters that ask something of the widget (spec §2). */
const ASKING = /[?&](wcopen|wopen|wpid)\b/;

/** Answers the page's requests by fetching the widget, and all that connects it, when first asked. */
export function createWidgetRequests(
  widget: SiteWidget,
  { onRoute, onFailure }: RequestOptions,
): WidgetRequests & { openFromAddress: () => void } {
  const load = () => import("./widget-session").then(({ widgetSession }) => widgetSession(widget, onRoute));

  function use(call: (clinicWidget: ClinicWidget) => void): void {
    load().then(call, () => onFailure(() => use(call)));
  }

  return {
    open: (screen) => use((clinicWidget) => clinicWidget("open", screen)),
    addToCart: (optionIds) => use((clinicWidget) => clinicWidget("addToCart", optionIds)),
    logout: () => use((clinicWidget) => clinicWidget("logout")),
    warmUp() {
      // Nobody waits for this one: the next request says what failed.
      load().catch(() => undefined);
    },
    openFromAddress() {
      if (!ASKING.test(window.location.search)) return;
      import("./query-actions").then(({ screenOfQuery, withoutActions }) => {
        const screen = screenOfQuery(new URLSearchParams(window.location.search));
        window.history.replaceState(window.history.state, "", withoutActions(window.location.href));
        if (screen) use((clinicWidget) => clinicWidget("open", screen));
      });
    },
  };
}
