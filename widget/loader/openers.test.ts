import { describe, expect, it, vi } from "vitest";
import { embeddedFrame, overlayOptions, setUpEmbeddingPage, startLoader } from "@/testing/embedding-page";

const frames = () => document.querySelectorAll("iframe");

setUpEmbeddingPage();

function add(html: string): HTMLElement {
  document.body.insertAdjacentHTML("beforeend", html);
  return document.body.lastElementChild as HTMLElement;
}

/** Answers whether the click was kept from doing what it does without a script. */
const click = (element: Element, init: MouseEventInit = {}) =>
  !element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

function openedAt() {
  const page = embeddedFrame();
  page.load();
  page.say("ready", { isLoggedIn: false });
  return page.commands().flatMap(({ type, data }) => (type === "open" ? [data] : []));
}

describe("an element with data-clinic-widget", () => {
  it.each([
    [`<button data-clinic-widget="visit">예약</button>`, { screen: "visit" }],
    [`<a href="/book" data-clinic-widget><b>예약</b></a>`, { screen: "home" }],
    [
      `<button data-clinic-widget='{"screen":"treatment","productId":7}'>예약</button>`,
      { screen: "treatment", productId: 7 },
    ],
  ])("opens the widget on click, also where it came later: %s", (html, screen) => {
    const widget = startLoader();
    const opened = vi.fn();
    widget("on", "open", opened);
    widget("init", overlayOptions);
    const element = add(html);
    expect(click(element.firstElementChild ?? element)).toBe(true);
    expect(openedAt()).toEqual([screen]);
    expect(opened).toHaveBeenCalledExactlyOnceWith(screen);
  });

  it("opens home and is reported where its value is no JSON", () => {
    startLoader()("init", overlayOptions);
    click(add(`<button data-clinic-widget='{"screen":'>예약</button>`));
    expect(reportError).toHaveBeenCalledOnce();
    expect(openedAt()).toEqual([{ screen: "home" }]);
  });

  it.each([["ctrlKey"], ["metaKey"], ["shiftKey"], ["altKey"]])("stays a link with %s held", (key) => {
    startLoader()("init", overlayOptions);
    expect(click(add(`<a href="/book" data-clinic-widget>예약</a>`), { [key]: true })).toBe(false);
    expect(openedAt()).toEqual([]);
  });

  it("stays a link before init and after destroy", () => {
    const widget = startLoader();
    const link = add(`<a href="#book" data-clinic-widget>예약</a>`);
    expect(click(link)).toBe(false);
    widget("init", overlayOptions);
    widget("destroy");
    expect(click(link)).toBe(false);
  });

  it("opens the instance that it names, and no other", () => {
    const widget = startLoader();
    const [first, second] = [vi.fn(), vi.fn()];
    widget("on", "open", first);
    widget("second.on", "open", second);
    widget("init", overlayOptions);
    widget("second.init", overlayOptions);
    click(add(`<button data-clinic-widget="cart" data-clinic-widget-namespace="second">예약</button>`));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledExactlyOnceWith({ screen: "cart" });
  });

  it("gets the focus back, also where a click does not focus it", () => {
    const widget = startLoader();
    widget("init", overlayOptions);
    const button = add(`<button data-clinic-widget="visit">예약</button>`);
    click(button);
    expect(document.activeElement).not.toBe(button);
    widget("close");
    expect(document.activeElement).toBe(button);
  });
});

describe("load: hover", () => {
  function startOnHover() {
    const widget = startLoader();
    widget("init", { ...overlayOptions, load: "hover" });
    const button = add(`<p><button data-clinic-widget="visit">예약</button></p>`)
      .firstElementChild as HTMLElement;
    return { widget, button };
  }

  it.each([
    ["the pointer or a touch comes", (button: HTMLElement) => fire(button, "pointerover")],
    ["the focus comes", (button: HTMLElement) => fire(button, "focusin")],
    ["the page says prerender", () => window.ClinicWidget?.("prerender")],
    ["it is opened", () => window.ClinicWidget?.("open")],
    ["something is put into the cart", () => window.ClinicWidget?.("addToCart", [1])],
    ["it is clicked", (button: HTMLElement) => click(button)],
  ])("makes the iframe when %s, and only then", (_, act) => {
    const { button } = startOnHover();
    expect(frames()).toHaveLength(0);
    act(button);
    act(button);
    expect(frames()).toHaveLength(1);
  });

  it("makes none for what goes on elsewhere, and tells it later of the route", () => {
    const { widget, button } = startOnHover();
    fire(document.body, "pointerover");
    fire(document, "focusin");
    widget("routeChanged", "/products/3");
    widget("close");
    expect(frames()).toHaveLength(0);
    fire(button, "pointerover");
    const page = embeddedFrame();
    page.load();
    page.say("ready", { isLoggedIn: false });
    expect(page.commands().map(({ type }) => type)).toEqual(["init", "routeChanged", "close"]);
  });
});

const fire = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));
