import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePageInert as makeInert } from "./make-page-inert";

const frames: FrameRequestCallback[] = [];
const passFrame = () => frames.shift()?.(0);
function passFrames() {
  while (frames.length > 0) passFrame();
}

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
});
const restores: (() => void)[] = [];
function makePageInert(child: HTMLElement): () => void {
  const restore = makeInert(child);
  restores.push(restore);
  return restore;
}
afterEach(() => {
  for (const restore of restores.splice(0).toReversed()) restore();
  passFrames();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function build(html: string): HTMLElement {
  document.body.innerHTML = html;
  return one("popup");
}

function one(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}`);
  return element;
}

const idsOfInert = () =>
  [...document.querySelectorAll<HTMLElement>("*")].filter(({ inert }) => inert).map(({ id }) => id);
const filled = (tag: string, id: string, count: number) =>
  `<${tag} id="${id}">${"<i></i>".repeat(count)}</${tag}>`;

describe("makePageInert", () => {
  it("makes the page inert and still, and gives everything back", () => {
    const popup = build('<div id="page"><button id="before">예약</button></div><div id="popup"></div>');
    one("before").focus();
    const restore = makePageInert(popup);
    expect(document.documentElement.style.overflow).toBe("hidden");
    passFrames();
    expect(idsOfInert()).toEqual(["page"]);
    one("before").blur();
    restore();
    passFrames();
    expect(idsOfInert()).toEqual([]);
    expect(document.documentElement.style.overflow).toBe("");
    expect(document.activeElement?.id).toBe("before");
  });

  it("leaves alone what is announced and what lies above", () => {
    const popup = build(
      '<div aria-live="polite" id="live"></div><div data-clinic-widget-place id="widget"></div><dialog id="search"></dialog><div id="page"></div><div id="popup"></div>',
    );
    makePageInert(popup);
    passFrames();
    expect(idsOfInert()).toEqual(["page"]);
  });

  it("leaves what books, wherever it stands, and makes everything around it inert", () => {
    const popup = build(
      '<div id="page"><main><p id="words"></p><div id="dock" data-booking-bar=""></div></main><footer id="footer"></footer></div><div id="popup"></div>',
    );
    const restore = makePageInert(popup);
    passFrames();
    expect(idsOfInert()).toEqual(["words", "footer"]);
    restore();
    passFrames();
    expect(idsOfInert()).toEqual([]);
  });

  it("leaves inert what was inert before", () => {
    const popup = build('<div id="page"></div><div id="popup"></div>');
    one("page").inert = true;
    makePageInert(popup)();
    passFrames();
    expect(idsOfInert()).toEqual(["page"]);
  });
});

describe("a large page", () => {
  const parts = ["first", "second", "third"];
  const largePage = () =>
    build(
      `<main>${parts.map((id) => filled("section", id, 100)).join("")}<a id="link" href="/"></a></main><div id="popup"></div>`,
    );

  it("becomes inert frame by frame", () => {
    makePageInert(largePage());
    expect(idsOfInert()).toEqual([]);
    passFrame();
    expect(idsOfInert()).toEqual(["first", "second"]);
    passFrame();
    expect(idsOfInert()).toEqual([...parts, "link"]);
  });

  it("gives the focus back at once, the rest frame by frame", () => {
    const popup = largePage();
    one("link").focus();
    const restore = makePageInert(popup);
    passFrames();
    one("link").blur();
    restore();
    expect(idsOfInert()).toEqual(parts);
    expect(document.activeElement?.id).toBe("link");
    passFrames();
    expect(idsOfInert()).toEqual([]);
  });

  it("follows what was asked for last, however many frames are still to come", () => {
    const popup = largePage();
    const restore = makePageInert(popup);
    passFrame();
    restore();
    makePageInert(popup);
    passFrames();
    expect(idsOfInert()).toEqual([...parts, "link"]);
  });

  it("leaves slides to their deck, which says itself which of them are out of sight", () => {
    const slides = `<div id="deck">${filled("div", "shown", 200)}${filled("div", "hidden", 200)}</div>`;
    const popup = build(`<main>${slides}</main><div id="popup"></div>`);
    for (const id of ["shown", "hidden"]) one(id).setAttribute("aria-roledescription", "슬라이드");
    one("hidden").inert = true;
    makePageInert(popup)();
    makePageInert(popup);
    passFrames();
    expect(idsOfInert()).toEqual(["deck", "hidden"]);
  });
});
