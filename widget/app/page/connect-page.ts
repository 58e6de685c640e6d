import type { WidgetBoot } from "@/contract/widget/boot";
import { isWidgetCommand } from "@/contract/widget/guards";
import type { WidgetCommands, WidgetEvents } from "@/contract/widget/messages";
import { openPort } from "@/contract/widget/port";
import { addToCart } from "../runtime/cart";
import { createRuntime, type Runtime } from "../runtime/runtime";
import { endSession } from "../runtime/session";
import { pagePathAtom } from "../state/entry";
import { frameAtom } from "../state/frame";
import { tokenAtom } from "../state/session";
import { openScreen } from "./open-screen";

/** The widget of one page: what it tells goes to that page's origin alone, and only that page's commands are heard. */
export function connectPage(boot: WidgetBoot, page: Window): Runtime {
  const port = openPort<WidgetEvents, WidgetCommands>({
    peer: page,
    peerOrigin: boot.parentOrigin,
    isMessage: isWidgetCommand,
    handlers: {
      init(data) {
        if (store.get(frameAtom) === null) runtime.begin(data.kept);
        store.set(frameAtom, data);
        // Also after a repeated first init: the page may not have heard the answer.
        port.send("ready", { isLoggedIn: store.get(tokenAtom) !== null });
      },
      open: (screen) => openScreen(store, screen),
      close: () => undefined,
      // A cart that refuses has said so in a toast.
      addToCart: ({ optionIds }) => void addToCart(runtime, optionIds).catch(() => undefined),
      routeChanged: ({ path }) => store.set(pagePathAtom, path),
      logout: () => void endSession(runtime),
    },
  });
  const runtime = createRuntime(boot, port.send);
  const { store } = runtime;
  return runtime;
}
