import type { ClinicWidgetCommands, WidgetInitOptions, WidgetPageEvents } from "@/contract/widget/loader-api";
import type { WidgetScreen } from "@/contract/widget/messages";
import { createListeners, type Listeners } from "./listeners";
import { hearOpeners } from "./openers";
import { findHome } from "./place";
import { createWidget, type EmbeddedWidget } from "./widget";

type Call = (widget: EmbeddedWidget) => void;
export type Instance = ClinicWidgetCommands & Pick<Listeners<WidgetPageEvents>, "on" | "off">;

/** Everything a page can ask of one namespace. Calls before `init` wait for it; a second `init` changes nothing. */
export function createInstance(namespace: string, ownAddress: string | undefined): Instance {
  const { on, off, emit, clear } = createListeners<WidgetPageEvents>();
  let options: WidgetInitOptions | null = null;
  let widget: EmbeddedWidget | null = null;
  let stopHearing: (() => void) | null = null;
  let waiting: Call[] = [];

  function start(given = options) {
    if (widget || !given) return;
    if (document.readyState === "loading" && !findHome(given)) {
      // A script in a page's head runs before there is a place for the widget.
      document.addEventListener("DOMContentLoaded", () => start());
      return;
    }
    widget = createWidget(given, ownAddress, emit);
    for (const call of waiting.splice(0)) call(widget);
  }
  /** Calls the widget, which is made for it where it was to come on hover. */
  function call(wanted: Call, mayStart = true) {
    if (mayStart) start();
    if (widget) wanted(widget);
    else waiting.push(wanted);
  }
  const open = (screen: WidgetScreen = { screen: "home" }, opener?: HTMLElement) =>
    call((embedded) => embedded.open(screen, opener));

  return {
    init(given) {
      if (options) return;
      const isLazy = given.load === "hover";
      if (!isLazy) start(given);
      options = given;
      stopHearing = hearOpeners(namespace, open, isLazy && (() => start()));
    },
    prerender: () => start(),
    // Without what else a page may pass: a forEach hands over more than the screen.
    open: (screen) => open(screen),
    close: () => call((embedded) => embedded.close(), false),
    addToCart: (optionIds) => call(({ send }) => send("addToCart", { optionIds })),
    routeChanged: (path) => call(({ send }) => send("routeChanged", { path }), false),
    logout: (isExpired) => call(({ send }) => send("logout", { isExpired: isExpired === true })),
    on,
    off,
    destroy() {
      stopHearing?.();
      widget?.destroy();
      options = widget = stopHearing = null;
      waiting = [];
      clear();
    },
  };
}
