import { afterEach, describe, expect, it } from "vitest";
import { silencePage } from "./silence-page";

afterEach(() => document.body.replaceChildren());

function build(html: string): HTMLElement {
  document.body.innerHTML = html;
  const popup = document.querySelector<HTMLElement>("#popup");
  if (!popup) throw new Error("The page has no popup");
  return popup;
}

describe("silencePage", () => {
  it("makes the page inert and still, and gives everything back", () => {
    const popup = build('<div id="page"><button id="before">예약</button></div><div id="popup"></div>');
    document.querySelector<HTMLElement>("#before")?.focus();
    const restore = silencePage(popup);
    expect(document.querySelector<HTMLElement>("#page")?.inert).toBe(true);
    expect(popup.inert).toBeFalsy();
    expect(document.documentElement.style.overflow).toBe("hidden");
    document.querySelector<HTMLElement>("#before")?.blur();
    restore();
    expect(document.querySelector<HTMLElement>("#page")?.inert).toBe(false);
    expect(document.documentElement.style.overflow).toBe("");
    expect(document.activeElement?.id).toBe("before");
  });

  it("leaves alone what is announced and what lies above", () => {
    const popup = build(
      '<div aria-live="polite" id="live"></div><div data-clinic-widget-place id="widget"></div><dialog id="search"></dialog><div id="popup"></div>',
    );
    silencePage(popup)();
    const restore = silencePage(popup);
    for (const id of ["live", "widget", "search"])
      expect(document.querySelector<HTMLElement>(`#${id}`)?.inert).toBeFalsy();
    restore();
  });

  it("leaves what books, wherever it stands, and silences everything around it", () => {
    const popup = build(
      '<div id="page"><main><p id="words"></p><div id="dock" data-booking-bar=""></div></main><footer id="footer"></footer></div><div id="popup"></div>',
    );
    const restore = silencePage(popup);
    const silenced = [...document.querySelectorAll<HTMLElement>("*")].filter(({ inert }) => inert);
    expect(silenced.map(({ id }) => id)).toEqual(["words", "footer"]);
    restore();
    expect(silenced.filter(({ inert }) => inert)).toEqual([]);
  });

  it("does not wake what somebody else had silenced", () => {
    const popup = build('<div id="page"></div><div id="popup"></div>');
    const page = document.querySelector<HTMLElement>("#page");
    if (page) page.inert = true;
    silencePage(popup)();
    expect(page?.inert).toBe(true);
  });
});
