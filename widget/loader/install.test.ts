import { describe, expect, it, vi } from "vitest";
import {
  embeddedFrame,
  overlayOptions,
  setUpEmbeddingPage,
  startLoader,
  WIDGET_ORIGIN,
} from "@/testing/embedding-page";

setUpEmbeddingPage();

/** What the usual stub queues. */
function argumentsOf(..._: unknown[]): unknown[] {
  // biome-ignore lint/complexity/noArguments: the object itself is what is tested
  return arguments as unknown as unknown[];
}

describe("the call queue", () => {
  it("runs what was called before the script was there, in order, arguments objects too", () => {
    const heard: string[] = [];
    const stub = Object.assign(() => undefined, {
      q: [
        ["on", "ready", () => heard.push("ready")],
        argumentsOf("init", overlayOptions),
        ["open", { screen: "visit" }],
      ],
    });
    window.ClinicWidget = stub;
    startLoader();
    const page = embeddedFrame();
    page.load();
    page.say("ready", { isLoggedIn: false });
    expect(heard).toEqual(["ready"]);
    expect(page.commands().map(({ type }) => type)).toEqual(["init", "open"]);
  });

  it("holds commands back until the iframe is ready, and sends init first", () => {
    const widget = startLoader();
    widget("addToCart", [3]);
    widget("init", overlayOptions);
    const page = embeddedFrame();
    widget("routeChanged", "/products/1");
    expect(page.commands()).toEqual([]);
    page.load();
    expect(page.commands().map(({ type }) => type)).toEqual(["init"]);
    page.say("ready", { isLoggedIn: false });
    expect(page.commands().map(({ type }) => type)).toEqual(["init", "addToCart", "routeChanged"]);
    expect(new Set(page.targets())).toEqual(new Set([WIDGET_ORIGIN]));
  });

  it("introduces itself three times at most, and stops once answered", () => {
    startLoader()("init", overlayOptions);
    const page = embeddedFrame();
    page.load();
    vi.advanceTimersByTime(5000);
    expect(page.commands()).toHaveLength(3);
    page.load();
    page.say("ready", { isLoggedIn: false });
    vi.advanceTimersByTime(5000);
    expect(page.commands()).toHaveLength(4);
  });

  it("reports a wrong call and goes on with the next", () => {
    window.ClinicWidget = Object.assign(() => undefined, {
      q: [["explode"], ["init", { origin: "no origin" }], ["init", overlayOptions]],
    });
    startLoader();
    expect(reportError).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll("iframe")).toHaveLength(1);
  });

  it("waits in a page's head for the place that it is put into, and keeps what is asked meanwhile", () => {
    vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    const widget = startLoader();
    widget("init", { ...overlayOptions, position: "panel", target: "#place" });
    widget("open", { screen: "visit" });
    expect(document.querySelector("iframe")).toBeNull();
    document.body.innerHTML = '<div id="place"></div>';
    document.dispatchEvent(new Event("DOMContentLoaded"));
    const page = embeddedFrame();
    page.load();
    page.say("ready", { isLoggedIn: false });
    expect(page.commands().map(({ type }) => type)).toEqual(["init", "open"]);
    expect(reportError).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it("tells of ready once, also where the iframe loads itself again", () => {
    const widget = startLoader();
    const ready = vi.fn();
    widget("on", "ready", ready);
    widget("init", overlayOptions);
    const page = embeddedFrame();
    for (const _ of [1, 2]) {
      page.load();
      page.say("ready", { isLoggedIn: false });
      page.say("ready", { isLoggedIn: false });
    }
    expect(ready).toHaveBeenCalledOnce();
  });

  it("leaves the first script in place when it is included twice", () => {
    const first = startLoader();
    expect(startLoader()).toBe(first);
  });
});
