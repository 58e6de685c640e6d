import { beforeEach, describe, expect, it } from "vitest";
import { notePlaceSchema } from "@/contract/tenant/preview-notes";
import { anchorOf, find, placeAt, pointOf } from "./note-place";

beforeEach(() => {
  window.history.replaceState(null, "", "/products?page=2");
  document.body.innerHTML = `<main><div></div><div><h2 id="위치">글</h2><p id="a b">글</p></div></main>
    <section id="options"><ul><li>하나</li><li class="two">둘</li></ul></section>`;
});

describe("a note's place", () => {
  it.each(["h2", "p", "main", ".two", "#options"])("finds %s again by its anchor", (selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error("There is no such element");
    expect(find(document, anchorOf(element))).toBe(element);
    expect(notePlaceSchema.safeParse(placeAt(element, { x: 0, y: 0 })).success).toBe(true);
  });

  it("stays at its part when that is another size", () => {
    const element = document.querySelector(".two");
    if (!element) throw new Error("There is no such element");
    const boxes = [new DOMRect(100, 50, 200, 40), new DOMRect(0, 500, 100, 80)];
    let shown = 0;
    element.getBoundingClientRect = () => boxes[shown] ?? new DOMRect();
    const place = placeAt(element, { x: 150, y: 60 });
    expect(place).toMatchObject({ path: "/products?page=2", x: 25, y: 25 });
    shown = 1;
    expect(place && pointOf(document, place)).toEqual({ x: 25, y: 520 });
  });

  it("is nowhere where the page has no such part, or the anchor is no selector", () => {
    for (const anchor of ["main > p:nth-child(9)", "::("])
      expect(pointOf(document, { anchor, x: 0, y: 0 })).toBeNull();
  });
});
