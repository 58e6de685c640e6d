import { afterEach, beforeEach, vi } from "vitest";
import type { WidgetInitOptions } from "@/contract/widget/loader-api";
import { WIDGET_CHANNEL, WIDGET_PROTOCOL_VERSION } from "@/contract/widget/messages";
import { install } from "../../widget/loader/install";

/** Where the tests pretend the widget is served from. */
export const WIDGET_ORIGIN = "https://book.example";

/** A fresh page with a viewport and a clock for each test. `resizeTo` makes the viewport a phone's, or a wide one again. */
export function setUpEmbeddingPage() {
  let isPhone = false;
  let asked: { onchange: (() => void) | null }[] = [];

  beforeEach(() => {
    isPhone = false;
    asked = [];
    vi.stubGlobal("matchMedia", (query: string) => {
      const list = {
        onchange: null,
        get matches() {
          return query.includes("max-width") && isPhone;
        },
      };
      asked.push(list);
      return list;
    });
    vi.stubGlobal("reportError", vi.fn());
    vi.useFakeTimers();
  });

  afterEach(() => {
    for (const name of ["destroy", "second.destroy", "other.destroy", "same.destroy"] as const)
      window.ClinicWidget?.(name);
    delete window.ClinicWidget;
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  return {
    resizeTo(next: boolean) {
      isPhone = next;
      for (const { onchange } of asked) onchange?.();
    },
  };
}

/** `window.ClinicWidget` once the loader is there. */
function installedWidget() {
  const widget = window.ClinicWidget;
  if (!widget) throw new Error("The loader is not installed");
  return widget;
}

/** The other end of the loader's conversation: what its iframe was sent, and what it says. */
export function embeddedFrame(index = 0) {
  const frame = document.querySelectorAll("iframe")[index];
  const container = frame?.closest<HTMLElement>("[data-clinic-widget-place]");
  if (!frame?.contentWindow || !container) throw new Error("The page has no iframe");
  const peer = frame.contentWindow;
  const sent = vi.spyOn(peer, "postMessage");
  return {
    frame,
    container,
    commands: () => sent.mock.calls.map(([message]) => message as { type: string; data: unknown }),
    targets: () => sent.mock.calls.map((call) => call[1] as unknown),
    load: () => frame.dispatchEvent(new Event("load")),
    say: (type: string, data: unknown, from: { origin?: string; source?: Window } = {}) =>
      window.dispatchEvent(
        new MessageEvent("message", {
          data: { channel: WIDGET_CHANNEL, version: WIDGET_PROTOCOL_VERSION, type, data },
          origin: from.origin ?? WIDGET_ORIGIN,
          source: from.source ?? peer,
        }),
      ),
  };
}

/** A widget over the page, as most pages embed it. */
export const overlayOptions: WidgetInitOptions = { origin: "https://clinic.example", position: "overlay" };

/** Runs the loader and gives the page's `window.ClinicWidget`. */
export function startLoader() {
  install(WIDGET_ORIGIN);
  return installedWidget();
}
