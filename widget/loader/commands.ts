import type { ClinicWidgetCommands, WidgetInitOptions } from "@/contract/widget/loader-api";
import type { WidgetCommands, WidgetEvents } from "@/contract/widget/messages";
import { createListeners } from "./listeners";
import { createWidget, type EmbeddedWidget } from "./widget";

type Call = (widget: EmbeddedWidget) => void;

/** Everything a page can ask for. Calls before `init` wait for it; a second `init` changes nothing. */
export function createCommands(ownOrigin: string | undefined): ClinicWidgetCommands {
  const listeners = createListeners<WidgetEvents>();
  let widget: EmbeddedWidget | null = null;
  let waiting: Call[] = [];

  const withWidget = (call: Call) => {
    if (widget) call(widget);
    else waiting.push(call);
  };
  const send = <Type extends keyof WidgetCommands>(type: Type, data: WidgetCommands[Type]) =>
    withWidget((embedded) => embedded.send(type, data));

  return {
    init(options: WidgetInitOptions) {
      if (widget) return;
      const embedded = createWidget(options, ownOrigin, listeners.emit);
      widget = embedded;
      const calls = waiting;
      waiting = [];
      for (const call of calls) call(embedded);
    },
    open: (screen = { screen: "home" }) => withWidget((embedded) => embedded.open(screen)),
    close: () => withWidget((embedded) => embedded.close()),
    addToCart: (optionIds) => send("addToCart", { optionIds }),
    routeChanged: (path) => send("routeChanged", { path }),
    logout: () => send("logout", {}),
    on: listeners.on,
    off: listeners.off,
    destroy() {
      widget?.destroy();
      widget = null;
      waiting = [];
      listeners.clear();
    },
  };
}
