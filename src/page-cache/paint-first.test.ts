import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { paintFirst } from "./paint-first.mjs";

const chunk = (name: string, attributes = "") =>
  `<script src="/_next/static/chunks/${name}.js"${attributes} async=""></script>`;
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const PICTURE = '<img src="/a.webp" alt="" fetchPriority="high"/>';

/** Opens a page whose frames and pictures come when the test says so. */
function open(html: string, { isHidden = false } = {}) {
  const frames: (() => void)[] = [];
  const pictures: (() => void)[] = [];
  const delayed: (() => void)[] = [];
  const { window } = new JSDOM(html, {
    runScripts: "dangerously",
    beforeParse(given) {
      given.requestAnimationFrame = (callback) => frames.push(() => callback(0));
      given.setTimeout = ((callback: () => void, delay?: number) => {
        if (delay) delayed.push(callback);
        else callback();
      }) as typeof given.setTimeout;
      given.HTMLImageElement.prototype.decode = () =>
        new Promise<void>((resolve) => pictures.push(() => resolve()));
      Object.defineProperty(given.document, "visibilityState", { value: isHidden ? "hidden" : "visible" });
    },
  });
  const started = () =>
    [...window.document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
  return { window, frames, pictures, delayed, started };
}

describe("paintFirst", () => {
  it("starts no script before the largest picture and a frame are on the screen, then all of them in order", async () => {
    const { frames, pictures, started } = open(paintFirst(page(chunk("a") + chunk("b"), PICTURE)));
    expect(started()).toEqual([]);
    expect(frames).toEqual([]);
    pictures[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(started()).toEqual([]);
    frames[0]?.();
    expect(started()).toEqual(["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"]);
  });

  it("waits for the first frame alone where no picture comes first", () => {
    const { frames, started } = open(paintFirst(page(chunk("a"))));
    expect(started()).toEqual([]);
    frames[0]?.();
    expect(started()).toHaveLength(1);
  });

  it.each(["pointerdown", "keydown", "touchstart"])("starts at once, and once, on %s", (type) => {
    const { window, frames, started } = open(paintFirst(page(chunk("a"))));
    window.dispatchEvent(new window.Event(type));
    expect(started()).toHaveLength(1);
    frames[0]?.();
    expect(started()).toHaveLength(1);
  });

  it("starts at once in a tab that is not seen, which has no frames", () => {
    expect(open(paintFirst(page(chunk("a"))), { isHidden: true }).started()).toHaveLength(1);
  });

  it("holds a pressed button until the page is hydrated, so that it is heard once", () => {
    const { window } = open(paintFirst(page(chunk("a"), '<button type="button"><i></i></button>')));
    const presses: string[] = [];
    window.document.addEventListener("click", () => presses.push("press"), true);
    window.document.querySelector("i")?.dispatchEvent(new window.Event("click", { bubbles: true }));
    expect(presses).toEqual([]);
    window.dispatchEvent(new window.Event("hydrated"));
    expect(presses).toEqual(["press"]);
    window.document.querySelector("button")?.click();
    expect(presses).toEqual(["press", "press"]);
  });

  it("holds a link that opens its target here, and follows it where the page is never hydrated", () => {
    const link = '<a data-opens-here href="#large"><i></i></a>';
    const { window, delayed } = open(paintFirst(page(chunk("a"), link)));
    const heard: boolean[] = [];
    window.document.addEventListener("click", (event) => {
      heard.push(event.defaultPrevented);
      event.preventDefault();
    });
    const press = (options = {}) => {
      const click = new window.MouseEvent("click", { bubbles: true, cancelable: true, ...options });
      window.document.querySelector("i")?.dispatchEvent(click);
    };
    press({ ctrlKey: true });
    expect(heard).toEqual([false]);
    press();
    expect(heard).toEqual([false]);
    expect(window.location.hash).toBe("");
    for (const callback of delayed) callback();
    expect(window.location.hash).toBe("#large");
    window.location.hash = "";
    window.dispatchEvent(new window.Event("hydrated"));
    expect(heard).toEqual([false, false]);
    for (const callback of delayed) callback();
    expect(window.location.hash).toBe("");
  });

  it.each([
    ["a link", '<a href="#a">a</a>', "a"],
    ["a folding sign", "<details><summary>a</summary></details>", "summary"],
    ["a form's own button", "<form><button>a</button></form>", "button"],
  ])("lets %s do its work, which needs no script", (_, body, selector) => {
    const { window } = open(paintFirst(page(chunk("a"), body)));
    const presses: string[] = [];
    window.document.addEventListener("click", () => presses.push("press"));
    window.document.querySelector(selector)?.dispatchEvent(new window.Event("click", { bubbles: true }));
    expect(presses).toEqual(["press"]);
    window.dispatchEvent(new window.Event("hydrated"));
    expect(presses).toEqual(["press"]);
  });

  it.each([
    ["a check box", "checkbox", 1, true],
    ["a check box ticked twice", "checkbox", 2, false],
    ["a choice", "radio", 1, true],
  ])("lets %s be as it was made, and heard of once somebody listens", (_, type, clicks, isChecked) => {
    const { window } = open(paintFirst(page(chunk("a"), `<input type="${type}">`)));
    const box = window.document.querySelector("input");
    for (let click = 0; click < clicks; click++) box?.click();
    expect(box?.checked).toBe(isChecked);
    const heard: (boolean | undefined)[] = [];
    box?.addEventListener("click", () => heard.push(box.checked));
    window.dispatchEvent(new window.Event("hydrated"));
    expect(heard).toEqual(isChecked ? [true] : []);
    box?.click();
    expect(heard).toHaveLength(isChecked ? 2 : 1);
  });

  it("makes a list's choice again, once somebody listens, though the list was set back meanwhile", () => {
    const options = "<option>all</option><option>new</option>";
    const { window } = open(paintFirst(page(chunk("a"), `<select>${options}</select>`)));
    const select = window.document.querySelector("select") as HTMLSelectElement;
    const choose = (choice: string) => {
      select.value = choice;
      select.dispatchEvent(new window.Event("change", { bubbles: true }));
    };
    choose("new");
    select.value = "all";
    const heard: string[] = [];
    select.addEventListener("change", () => heard.push(select.value));
    window.dispatchEvent(new window.Event("hydrated"));
    expect(heard).toEqual(["new"]);
    choose("all");
    expect(heard).toEqual(["new", "all"]);
  });

  it("enters again the field that was entered before anybody listened", () => {
    const { window } = open(paintFirst(page(chunk("a"), "<input>")));
    window.document.querySelector("input")?.focus();
    const entered: string[] = [];
    window.document.addEventListener("focusin", () => entered.push("entered"));
    window.dispatchEvent(new window.Event("hydrated"));
    expect(entered).toEqual(["entered"]);
  });

  it("fetches no script ahead either", () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
    const style = '<link rel="preload" href="/_next/static/media/type.woff2" as="font"/>';
    const html = paintFirst(page(preload + style + chunk("a")));
    expect(html).not.toContain('as="script"');
    expect(html).toContain(style);
  });

  it("gives scripts back with what React looks for", () => {
    const { window } = open(paintFirst(page(chunk("a", ' id="_R_"'))), { isHidden: true });
    expect(
      window.document.querySelector('script[async][id="_R_"][src="/_next/static/chunks/a.js"]'),
    ).not.toBeNull();
  });

  it("leaves inline scripts, other people's scripts and old browsers' polyfills alone", () => {
    const others = [
      "<script>self.__next_f.push([1,'$&']);</script>",
      '<script src="https://tags.example/gtm.js" async=""></script>',
      '<script src="/_next/static/chunks/polyfill.js" noModule=""></script>',
      '<script type="application/ld+json">{"name":"<script src=\\u0022"}</script>',
    ].join("");
    expect(paintFirst(page(others + chunk("a")))).toContain(others);
    expect(paintFirst(page(others))).toBe(page(others));
  });

  it("gives back what has no end as it was", () => {
    expect(paintFirst(chunk("a"))).toBe(chunk("a"));
  });
});
