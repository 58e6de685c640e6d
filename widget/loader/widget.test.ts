import { describe, expect, it, vi } from "vitest";
import {
  embeddedFrame,
  overlayOptions,
  setUpEmbeddingPage,
  startLoader,
  WIDGET_ORIGIN,
} from "@/testing/embedding-page";

setUpEmbeddingPage();

describe("the iframe", () => {
  it("names the tenant and the page in its address", () => {
    startLoader()("init", overlayOptions);
    expect(embeddedFrame().frame.src).toBe(
      `${WIDGET_ORIGIN}/widget/app/?origin=${encodeURIComponent("https://clinic.example")}&parent=${encodeURIComponent(window.location.origin)}`,
    );
  });

  it("stays one after a second init", () => {
    const widget = startLoader();
    widget("init", overlayOptions);
    widget("init", { ...overlayOptions, origin: "https://other.example" });
    expect(document.querySelectorAll("iframe")).toHaveLength(1);
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }, "cartCount", { count: 1 }],
    ["another window", { source: window }, "cartCount", { count: 1 }],
    ["an unknown type", {}, "takeOver", {}],
    ["data of the wrong shape", {}, "cartCount", { count: "1" }],
    ["a command of the page", {}, "open", { screen: "home" }],
  ])("passes over a message of %s", (_, from, type, data) => {
    const widget = startLoader();
    const listener = vi.fn();
    widget("on", "cartCount", listener);
    widget("init", overlayOptions);
    const page = embeddedFrame();
    page.say(type, data, from);
    expect(listener).not.toHaveBeenCalled();
    page.say("cartCount", { count: 2 });
    expect(listener).toHaveBeenCalledWith({ count: 2 });
  });

  it("no longer tells a listener that was taken off, and survives one that throws", () => {
    const widget = startLoader();
    const listener = vi.fn();
    const other = vi.fn();
    widget("on", "cartCount", listener);
    widget("on", "cartCount", () => {
      throw new Error("the page's own fault");
    });
    widget("on", "cartCount", other);
    widget("off", "cartCount", listener);
    widget("init", overlayOptions);
    embeddedFrame().say("cartCount", { count: 1 });
    expect(listener).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledOnce();
  });

  it("is given back what it asked the page to keep", () => {
    const widget = startLoader();
    const listener = vi.fn();
    // @ts-expect-error -- no page is told of it
    widget("on", "keep", listener);
    widget("init", overlayOptions);
    const page = embeddedFrame();
    page.say("keep", { area: "tab", text: "draft" });
    page.say("keep", { area: "everywhere", text: "refused" });
    page.load();
    expect(page.commands()[0]?.data).toMatchObject({ kept: { tab: "draft" } });
    expect(listener).not.toHaveBeenCalled();
    sessionStorage.clear();
  });

  it("goes on after a load that was none, and is ready once for the page", () => {
    const widget = startLoader();
    const ready = vi.fn();
    widget("on", "ready", ready);
    widget("init", overlayOptions);
    const page = embeddedFrame();
    page.load();
    page.say("ready", { isLoggedIn: false });
    page.load();
    widget("routeChanged", "/events");
    page.say("ready", { isLoggedIn: false });
    page.say("ready", { isLoggedIn: false });
    expect(page.commands().at(-1)).toMatchObject({ type: "routeChanged", data: { path: "/events" } });
    expect(ready).toHaveBeenCalledOnce();
  });

  it("hears what another tab has it kept", () => {
    startLoader()("init", overlayOptions);
    const page = embeddedFrame();
    page.load();
    page.say("keep", { area: "device", text: "signed in" });
    window.dispatchEvent(new StorageEvent("storage"));
    expect(page.commands().at(-1)).toMatchObject({ type: "init", data: { kept: { device: "signed in" } } });
    localStorage.clear();
  });

  it("is gone after destroy, and can be made again", () => {
    const widget = startLoader();
    widget("init", overlayOptions);
    widget("open");
    widget("destroy");
    expect(document.querySelector("iframe")).toBeNull();
    expect(document.documentElement.style.overflow).toBe("");
    widget("init", overlayOptions);
    expect(document.querySelectorAll("iframe")).toHaveLength(1);
  });
});
