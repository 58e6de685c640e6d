import { describe, expect, it, vi } from "vitest";
import {
  embeddedFrame,
  overlayOptions,
  setUpEmbeddingPage,
  startLoader,
  WIDGET_ORIGIN,
} from "@/testing/embedding-page";

const frames = () => document.querySelectorAll("iframe");

setUpEmbeddingPage();

describe("instances by namespace", () => {
  it("have an iframe, listeners and waiting calls each of their own", () => {
    const widget = startLoader();
    const [ofFirst, ofSecond] = [vi.fn(), vi.fn()];
    widget("on", "cartCount", ofFirst);
    widget("second.on", "cartCount", ofSecond);
    widget("second.addToCart", [7]);
    widget("init", overlayOptions);
    const first = embeddedFrame();
    widget("second.init", { ...overlayOptions, origin: "https://other.example" });
    const second = embeddedFrame(1);
    expect(frames()).toHaveLength(2);
    second.say("cartCount", { count: 2 });
    expect(ofSecond).toHaveBeenCalledExactlyOnceWith({ count: 2 });
    expect(ofFirst).not.toHaveBeenCalled();
    for (const page of [first, second]) {
      page.load();
      page.say("ready", { isLoggedIn: false });
    }
    expect(first.commands().map(({ type }) => type)).toEqual(["init"]);
    expect(second.commands().map(({ type }) => type)).toEqual(["init", "addToCart"]);
    widget("second.destroy");
    expect([...frames()]).toEqual([first.frame]);
  });

  it("are not heard in each other's iframe", () => {
    const widget = startLoader();
    const listener = vi.fn();
    widget("on", "login", listener);
    widget("init", overlayOptions);
    widget("second.init", overlayOptions);
    embeddedFrame(1).say("login", {
      user: { name: "", isRegular: true },
      accessToken: null,
      isResumed: false,
    });
    expect(listener).not.toHaveBeenCalled();
  });

  it("of another clinic keep apart what they keep, those of one clinic share it", () => {
    const widget = startLoader();
    widget("init", overlayOptions);
    embeddedFrame().say("keep", { area: "tab", text: "draft" });
    widget("other.init", { ...overlayOptions, origin: "https://other.example" });
    widget("same.init", overlayOptions);
    const keptOf = (index: number) => {
      const page = embeddedFrame(index);
      page.load();
      expect(page.commands()[0]?.type).toBe("init");
      const [init] = page.commands() as unknown as [{ data: { kept: { tab?: string } } }];
      return init.data.kept.tab;
    };
    expect(keptOf(1)).toBeUndefined();
    expect(keptOf(2)).toBe("draft");
    sessionStorage.clear();
  });

  it("give way to each other: only one lies over the page", () => {
    document.body.innerHTML = "<main></main>";
    const widget = startLoader();
    widget("init", overlayOptions);
    widget("second.init", overlayOptions);
    widget("open");
    widget("second.open");
    expect(embeddedFrame().container.style.visibility).toBe("hidden");
    widget("second.close");
    expect(document.querySelectorAll("[inert]")).toHaveLength(0);
    expect((document.querySelector("main") as HTMLElement).inert).toBe(false);
  });
});

describe("destroy", () => {
  it("takes everything away, and calls after it wait for the next init", () => {
    document.body.innerHTML = "<main></main>";
    const added = vi.spyOn(window, "addEventListener");
    const removed = vi.spyOn(window, "removeEventListener");
    const widget = startLoader();
    const closed = vi.fn();
    widget("init", overlayOptions);
    widget("on", "close", closed);
    widget("open");
    widget("destroy");
    const typesOf = (calls: [type: string, ...unknown[]][]) => calls.map(([type]) => type).sort();
    expect(typesOf(removed.mock.calls)).toEqual(typesOf(added.mock.calls));
    expect(document.documentElement.style.overflow).toBe("");
    expect((document.querySelector("main") as HTMLElement).inert).toBe(false);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(closed).not.toHaveBeenCalled();

    widget("open", { screen: "cart" });
    expect(frames()).toHaveLength(0);
    widget("init", overlayOptions);
    const page = embeddedFrame();
    page.load();
    page.say("ready", { isLoggedIn: false });
    expect(page.commands().at(-1)).toMatchObject({ type: "open", data: { screen: "cart" } });
  });
});

describe("a widget that does not answer", () => {
  it("tells the page so, and is fetched again when it is opened again", () => {
    const widget = startLoader();
    const failed = vi.fn();
    widget("on", "error", failed);
    widget("init", overlayOptions);
    const page = embeddedFrame();
    page.load();
    vi.advanceTimersByTime(1500);
    expect(failed).toHaveBeenCalledExactlyOnceWith({
      code: "not-answering",
      message: WIDGET_ORIGIN,
    });
    const reloaded = vi.spyOn(page.frame, "src", "set");
    widget("open");
    expect(reloaded).toHaveBeenCalledOnce();
    page.load();
    page.say("ready", { isLoggedIn: false });
    expect(page.commands().at(-1)?.type).toBe("open");
  });

  it("is held for lost after ten seconds without its page, and welcome when it comes after all", () => {
    const widget = startLoader();
    const failed = vi.fn();
    const ready = vi.fn();
    widget("on", "error", failed);
    widget("on", "ready", ready);
    widget("init", overlayOptions);
    vi.advanceTimersByTime(10_000);
    expect(failed).toHaveBeenCalledOnce();
    const page = embeddedFrame();
    page.load();
    page.say("ready", { isLoggedIn: true });
    expect(ready).toHaveBeenCalledWith({ isLoggedIn: true });
  });
});
