import { widgetAppPath } from "@/contract/widget/boot";
import { isWidgetEvent } from "@/contract/widget/guards";
import type { WidgetInitOptions } from "@/contract/widget/loader-api";
import type { WidgetCommands, WidgetEvents, WidgetScreen } from "@/contract/widget/messages";
import { openPort } from "@/contract/widget/port";
import { readKept, writeKept } from "./kept";
import { createStage } from "./stage";

/** Spec §4: initialising the widget. */
const INIT_ATTEMPTS = 3;
const INIT_INTERVAL_MS = 500;

type Send = <Type extends keyof WidgetCommands>(type: Type, data: WidgetCommands[Type]) => void;
type Emit = <Type extends keyof WidgetEvents>(type: Type, data: WidgetEvents[Type]) => void;

export interface EmbeddedWidget {
  send: Send;
  open: (screen: WidgetScreen) => void;
  close: () => void;
  destroy: () => void;
}

/** Puts the iframe into the page and holds the page's end of the conversation. Throws on options that name no place. */
export function createWidget(
  options: WidgetInitOptions,
  ownOrigin: string | undefined,
  emit: Emit,
): EmbeddedWidget {
  const widgetOrigin = originOf(options.widgetOrigin ?? ownOrigin, "widgetOrigin");
  const tenantOrigin = originOf(options.origin, "origin");
  let isReady = false;
  let queue: (() => void)[] = [];
  let retry: ReturnType<typeof setTimeout> | undefined;

  const stage = createStage(options, {
    source: widgetOrigin + widgetAppPath(tenantOrigin, window.location.origin),
    onDismiss: () => close(),
    onModeChange: () => isReady && sendInit(),
  });
  const port = openPort<WidgetCommands, WidgetEvents>({
    peer: stage.peer,
    peerOrigin: widgetOrigin,
    isMessage: isWidgetEvent,
    handlers: {
      ready(data) {
        clearTimeout(retry);
        // The answer to an init that only told of another mode is no news.
        if (isReady) return;
        isReady = true;
        stage.setReady();
        const calls = queue;
        queue = [];
        for (const call of calls) call();
        emit("ready", data);
      },
      close(data) {
        stage.close();
        emit("close", data);
      },
      resize(data) {
        stage.setContentHeight(data.heightPx);
        emit("resize", data);
      },
      login: (data) => emit("login", data),
      logout: (data) => emit("logout", data),
      cartCount: (data) => emit("cartCount", data),
      reservationSuccess: (data) => emit("reservationSuccess", data),
      route: (data) => emit("route", data),
      keep: ({ area, text }) => writeKept(area, text),
    },
  });

  const send: Send = (type, data) => {
    const call = () => port.send(type, data);
    if (isReady) call();
    else queue.push(call);
  };
  const sendInit = () =>
    port.send("init", {
      isPanel: !stage.isModalPlace(),
      attribution: options.attribution ?? {},
      consultingReservationOnly: options.consultingReservationOnly ?? false,
      kept: readKept(),
    });
  function introduce(attempt: number) {
    sendInit();
    const next = attempt < INIT_ATTEMPTS ? () => introduce(attempt + 1) : () => stage.setFailed(true);
    retry = setTimeout(next, INIT_INTERVAL_MS);
  }
  function close() {
    stage.close();
    send("close", {});
  }

  // Also after the iframe reloads itself: a fresh page knows nothing yet.
  stage.onLoad(() => {
    clearTimeout(retry);
    isReady = false;
    stage.setFailed(false);
    introduce(1);
  });

  return {
    send,
    open(screen) {
      stage.open();
      send("open", screen);
    },
    close,
    destroy() {
      clearTimeout(retry);
      port.close();
      stage.destroy();
    },
  };
}

function originOf(address: string | undefined, name: string): string {
  const origin = address && URL.canParse(address) ? new URL(address).origin : "null";
  if (origin === "null")
    throw new TypeError(`ClinicWidget init: ${name} must be an origin, e.g. https://clinic.example`);
  return origin;
}
