import type { WidgetBoot } from "@/contract/widget/boot";
import { isWidgetCommand } from "@/contract/widget/command-guards";
import type { WidgetCommands, WidgetEvents } from "@/contract/widget/messages";
import { openPort } from "@/contract/widget/port";
import { isWidgetScreen } from "@/contract/widget/screen-guard";
import { errorText } from "../lib/error-text";
import { createRuntime } from "../runtime/create-runtime";
import { beginToSpeak, languageInUse, prepareLanguage } from "../runtime/language";
import { lateCodeQuery } from "../runtime/late-code";
import type { Runtime } from "../runtime/runtime";
import { endSession, expireSession } from "../runtime/session";
import { pagePathAtom } from "../state/entry";
import { frameAtom, isOpenAtom } from "../state/frame";
import { tokenAtom } from "../state/session";
import { chosenLanguageAtom, wordsAtom } from "../state/words";
import { openScreen } from "./open-screen";
import { keepStepHistory } from "./step-history";

type Handlers = { [Type in keyof WidgetCommands]: (data: WidgetCommands[Type]) => void };

/** The widget of one page: what it tells goes to that page's origin alone, and only that page's commands are heard. */
export function connectPage(boot: WidgetBoot, page: Window): Runtime {
  const handlers: Handlers = {
    init(data) {
      const show = () => {
        store.set(frameAtom, data);
        // Each time: a browser may fire a second load event, and the page then sends `init` again.
        port.send("ready", { isLoggedIn: store.get(tokenAtom) !== null });
      };
      if (store.get(frameAtom) !== null) {
        runtime.begin(data.kept);
        return show();
      }
      isSpeaking ??= begin(data);
      if (isSpeaking) void isSpeaking.then(show);
      else show();
    },
    open(screen) {
      if (isWidgetScreen(screen)) openScreen(store, screen);
      else refuseScreen(runtime, screen);
      store.set(isOpenAtom, true);
    },
    close: () => store.set(isOpenAtom, false),
    addToCart: ({ optionIds }) => void putIntoCart(runtime, optionIds),
    routeChanged: ({ path }) => store.set(pagePathAtom, path),
    logout: ({ isExpired }) =>
      void (isExpired ? expireSession(runtime, { isSaid: true }) : endSession(runtime)),
  };
  const port = openPort<WidgetEvents, WidgetCommands>({
    peer: page,
    peerOrigin: boot.parentOrigin,
    isMessage: isWidgetCommand,
    // The guard has tied the data to its type; TypeScript cannot follow that pairing through a lookup.
    onMessage: ({ type, data }) => handlers[type](data as never),
  });
  const runtime = createRuntime(boot, port.send);
  const { store } = runtime;
  keepStepHistory(runtime);
  /** The first screen's words, where they are still on their way. */
  let isSpeaking: Promise<void> | null | undefined;
  function begin({ kept, language }: WidgetCommands["init"]) {
    runtime.begin(kept);
    const chosen = store.get(chosenLanguageAtom);
    return beginToSpeak(store, document, languageInUse(chosen, language, boot.marketing));
  }
  prepareLanguage(boot.marketing.languageId);
  return runtime;
}

/** The cart's code is fetched late. Where it does not come, that is told like a request that failed. */
async function putIntoCart(runtime: Runtime, optionIds: number[]): Promise<void> {
  const { queryClient, store, showToast } = runtime;
  const code = lateCodeQuery("runtime/cart", () => import("../runtime/cart"));
  const cart = await queryClient.fetchQuery(code).catch((error: Error) => {
    showToast(errorText(error, store.get(wordsAtom)));
  });
  // A cart that refuses has said so in a toast.
  await cart?.addToCart(runtime, optionIds).catch(() => undefined);
}

/** A mistake of the page's is no reason to keep a visitor from booking. */
function refuseScreen({ store, send }: Runtime, screen: unknown): void {
  send("error", { code: "unknown-screen", message: `There is no screen ${JSON.stringify(screen)}` });
  openScreen(store, { screen: "home" });
}
