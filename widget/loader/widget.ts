import { widgetAppPath } from "@/contract/widget/boot";
import { isWidgetEvent } from "@/contract/widget/event-guards";
import type { WidgetInitOptions, WidgetPageEvents } from "@/contract/widget/loader-api";
import type { WidgetCommands, WidgetEvents, WidgetScreen } from "@/contract/widget/messages";
import { openPort } from "@/contract/widget/port";
import { readKept, writeKept } from "./kept";
import { createStage } from "./stage";

/** Spec §4: initialising the widget. */
const INIT_ATTEMPTS = 3;
const INIT_INTERVAL_MS = 500;
/** An iframe that has not loaded by then is held for lost; it is welcome all the same when it comes. */
const LOAD_PATIENCE_MS = 10_000;

type Send = <Type extends keyof WidgetCommands>(type: Type, data: WidgetCommands[Type]) => void;
type Emit = <Type extends keyof WidgetPageEvents>(type: Type, data: WidgetPageEvents[Type]) => void;

export interface EmbeddedWidget {
  send: Send;
  /** `opener` gets the focus back; what has the focus now unless given. */
  open: (screen: WidgetScreen, opener?: HTMLElement) => void;
  close: () => void;
  destroy: () => void;
}

/** Puts the iframe into the page and holds the page's end of the conversation. Throws on options that name no place. */
export function createWidget(
  options: WidgetInitOptions,
  ownAddress: string | undefined,
  emit: Emit,
): EmbeddedWidget {
  const widgetOrigin = originOf(options.widgetOrigin ?? ownAddress);
  const tenantOrigin = originOf(options.origin);
  const queue: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKnown = false;

  const source = widgetOrigin + widgetAppPath(tenantOrigin, location.origin);
  const stage = createStage(options, { source, onDismiss: close, onModeChange: sendInit });
  const { frame, look } = stage;
  const port = openPort<WidgetCommands, WidgetEvents>({
    // Its container is in the document, so it has a window.
    peer: frame.contentWindow as Window,
    peerOrigin: widgetOrigin,
    isMessage: isWidgetEvent,
    onMessage({ type, data }) {
      if (type === "keep") return writeKept(tenantOrigin, data.area, data.text);
      if (type === "close") return hide();
      if (type === "resize") stage.show({ contentHeightPx: data.heightPx });
      if (type === "stepChanged") stage.show({ isAwaited: false });
      if (type === "ready") return look.isReady || begin(data);
      // The guard has tied the data to its type.
      emit(type, data as never);
    },
  });

  function begin(data: WidgetEvents["ready"]) {
    clearTimeout(timer);
    stage.show({ isReady: true, hasFailed: false });
    for (const call of queue.splice(0)) call();
    // An iframe that reloaded itself is no news to the page.
    if (!isKnown) emit("ready", data);
    isKnown = true;
  }

  function send<Type extends keyof WidgetCommands>(type: Type, data: WidgetCommands[Type]) {
    const call = () => port.send(type, data);
    if (look.isReady) call();
    else queue.push(call);
  }
  function sendInit() {
    port.send("init", {
      isPanel: !stage.isModal(),
      attribution: options.attribution ?? {},
      consultingReservationOnly: !!options.consultingReservationOnly,
      language: options.language,
      kept: readKept(tenantOrigin),
    });
  }
  function introduce(attempt: number) {
    sendInit();
    timer = setTimeout(attempt < INIT_ATTEMPTS ? () => introduce(attempt + 1) : fail, INIT_INTERVAL_MS);
  }
  function fail() {
    stage.show({ hasFailed: true });
    emit("error", { code: "not-answering", message: widgetOrigin });
  }
  function waitForLoad() {
    timer = setTimeout(fail, LOAD_PATIENCE_MS);
  }
  function hide() {
    if (stage.close()) emit("close", {});
  }
  function close() {
    hide();
    send("close", {});
  }

  // Also after the iframe reloads itself: a fresh page knows nothing yet.
  frame.onload = () => {
    clearTimeout(timer);
    stage.show({ isReady: false, hasFailed: false });
    introduce(1);
  };
  waitForLoad();
  // Another tab of this page has kept something else for its iframe: a session begun or ended, for one.
  addEventListener("storage", sendInit);

  return {
    send,
    open(screen, opener) {
      if (look.hasFailed) {
        stage.show({ hasFailed: false });
        frame.src = source;
        waitForLoad();
      }
      stage.open(opener);
      send("open", screen);
      emit("open", screen);
    },
    close,
    destroy() {
      clearTimeout(timer);
      removeEventListener("storage", sendInit);
      port.close();
      stage.destroy();
    },
  };
}

/** Throws a TypeError where the address is none. */
const originOf = (address: string | undefined) => new URL(String(address)).origin;
