import { describe, expect, it } from "vitest";
import { type PlacementRules, type PopupDirection, type PopupPlace, placePopups } from "./popup-placement";

const FOOT = 52;
const rules: PlacementRules = {
  viewport: { width: 1920, height: 1080 },
  columns: 3,
  offsets: { top: 60, right: 60, bottom: 60, left: 60 },
  panelWidth: 0,
};
const square = (direction: PopupDirection = "CENTER", side = 200) => ({
  direction,
  size: { width: side, height: side },
});
const squares = (count: number, direction?: PopupDirection, side?: number) =>
  Array.from({ length: count }, () => square(direction, side));
const corner = ({ left, top }: { left: number; top: number }) => [left, top];

describe("placePopups", () => {
  it.each<[PopupDirection, number, number]>([
    ["TOP_LEFT", 60, 60],
    ["TOP", 860, 60],
    ["TOP_RIGHT", 1660, 60],
    ["LEFT", 60, 414],
    ["CENTER", 860, 414],
    ["RIGHT", 1660, 414],
    ["BOTTOM_LEFT", 60, 768],
    ["BOTTOM", 860, 768],
    ["BOTTOM_RIGHT", 1660, 768],
  ])("puts one of 200 at %s to %i, %i", (direction, left, top) => {
    expect(placePopups([square(direction)], rules)).toEqual([{ left, top, width: 200, bodyHeight: 200 }]);
  });

  it("keeps each side's own offset", () => {
    const offsets = { top: 10, right: 20, bottom: 30, left: 40 };
    const [first, second] = placePopups([square("TOP_LEFT"), square("BOTTOM_RIGHT")], { ...rules, offsets });
    expect(first).toMatchObject({ left: 40, top: 10 });
    expect(second).toMatchObject({ left: 1920 - 200 - 20, top: 1080 - 252 - 30 });
  });

  it("fills rows, 20 between popups and 40 between rows", () => {
    const places = placePopups(squares(5, "TOP_LEFT"), rules);
    expect(places.map(corner)).toEqual([
      [60, 60],
      [280, 60],
      [500, 60],
      [60, 60 + 200 + FOOT + 40],
      [280, 60 + 200 + FOOT + 40],
    ]);
  });

  it.each<[PopupDirection, number]>([
    ["TOP_LEFT", 60],
    ["TOP", 860],
    ["TOP_RIGHT", 1660],
  ])("leans a short row at %s to that side", (direction, left) => {
    expect(placePopups(squares(4, direction), rules)[3]?.left).toBe(left);
  });

  it("counts columns for each direction by itself, and answers in the order asked", () => {
    const mixed = [square("LEFT"), square("RIGHT"), square("LEFT")];
    const places = placePopups(mixed, { ...rules, columns: 1 });
    expect(places.map(({ left }) => left)).toEqual([60, 1660, 60]);
    expect(places[0]?.top).not.toBe(places[2]?.top);
  });

  it("gives those of a row one height, and so one lower edge, however high each wants to be", () => {
    const low = { direction: "BOTTOM_RIGHT", size: { width: 300, height: 200 } } as const;
    const places = placePopups([square("BOTTOM_RIGHT", 300), low], rules);
    expect(places.map(({ bodyHeight }) => bodyHeight)).toEqual([300, 300]);
    expect(places.map(({ top }) => top)).toEqual([1080 - 60 - FOOT - 300, 1080 - 60 - FOOT - 300]);
  });

  it("keeps room for the words under a picture, on small screens too", () => {
    const wordy = { ...square("CENTER", 400), wordsLength: 1000 };
    const [place] = placePopups([wordy], rules);
    expect(place?.bodyHeight).toBe(400 + Math.ceil(1000 / (400 - 32)) * 18 + 20);
    for (const viewport of [
      { width: 320, height: 480 },
      { width: 360, height: 740 },
    ]) {
      const [small] = placePopups([wordy], { ...rules, viewport });
      expect((small?.top ?? 0) + (small?.bodyHeight ?? 0) + FOOT).toBeLessThanOrEqual(viewport.height);
    }
  });

  it("gives up an offset before it shrinks anything", () => {
    const viewport = { width: 700, height: 740 };
    expect(placePopups([square("TOP_LEFT", 640)], { ...rules, viewport })).toEqual([
      { left: 40, top: 28, width: 640, bodyHeight: 640 },
    ]);
  });

  it.each([
    ["a phone", { width: 360, height: 740 }, 1, square("CENTER", 400)],
    ["the smallest phone", { width: 320, height: 480 }, 1, square("CENTER", 400)],
    ["a phone on its side", { width: 740, height: 320 }, 1, square("CENTER", 400)],
    ["a tablet with a grid", { width: 1024, height: 768 }, 4, square("CENTER", 587)],
    ["a low window with a grid", { width: 844, height: 390 }, 4, square("TOP", 587)],
    ["an offset beyond the screen", { width: 1440, height: 900 }, 3, square("BOTTOM_RIGHT", 587)],
  ])("leaves nothing outside of %s", (_, viewport, count, popup) => {
    const offsets = { top: 2000, right: 2000, bottom: 2000, left: 2000 };
    const group = Array.from({ length: count }, () => ({ ...popup }));
    for (const place of placePopups(group, { viewport, columns: 2, offsets, panelWidth: 0 })) {
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.left + place.width).toBeLessThanOrEqual(viewport.width);
      expect(place.top + place.bodyHeight + FOOT).toBeLessThanOrEqual(viewport.height);
    }
  });

  it("shrinks a whole group alike and keeps shapes", () => {
    const group = [
      square("CENTER", 600),
      { direction: "CENTER" as const, size: { width: 300, height: 400 } },
    ];
    const [wide, high] = placePopups(group, { ...rules, viewport: { width: 800, height: 500 } });
    expect(wide?.width).toBe(wide?.bodyHeight);
    expect((wide?.width ?? 0) / (high?.width ?? 1)).toBeCloseTo(2, 1);
  });

  it("takes more columns where the wanted ones would leave popups too narrow to close", () => {
    const low = { ...rules, viewport: { width: 1400, height: 420 }, columns: 1 };
    const places = placePopups(squares(3, "TOP", 587), low);
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    expect(places[0]?.width).toBeGreaterThan(200);
  });

  it("does not stretch what is small by the partner's wish", () => {
    expect(placePopups(squares(2, "TOP", 120), { ...rules, columns: 1 }).map(({ left }) => left)).toEqual([
      900, 900,
    ]);
  });

  it.each([
    ["stands beside the side panel", 1440, 640, 432 + (1440 - 432 - 640) / 2],
    ["lies over it rather than shrink", 1440, 1200, 120],
    ["keeps its size before the panel's room on a tablet", 1024, 600, 212],
  ])("%s", (_, width, side, left) => {
    const popup = { direction: "CENTER" as const, size: { width: side, height: 500 } };
    const [place] = placePopups([popup], { ...rules, viewport: { width, height: 900 }, panelWidth: 432 });
    expect(place).toMatchObject({ left, width: side });
  });

  const areApart = (one: PopupPlace, other: PopupPlace) =>
    one.left + one.width + 20 <= other.left ||
    other.left + other.width + 20 <= one.left ||
    one.top + one.bodyHeight + FOOT + 20 <= other.top ||
    other.top + other.bodyHeight + FOOT + 20 <= one.top;

  it.each([
    [1024, 768],
    [1248, 900],
    [1440, 900],
    [1920, 1080],
    [844, 390],
  ])(
    "lets no popup of another side cover one at %i x %i, and keeps each wide enough to close",
    (width, height) => {
      const popups = [
        square("TOP_LEFT", 587),
        { direction: "TOP_LEFT" as const, size: { width: 435, height: 580 } },
        { direction: "BOTTOM_RIGHT" as const, size: { width: 270, height: 360 } },
      ];
      const places = placePopups(popups, { ...rules, columns: 2, viewport: { width, height } });
      for (const [index, place] of places.entries()) {
        for (const other of places.slice(index + 1)) expect(areApart(place, other)).toBe(true);
        expect(place.width).toBeGreaterThan(width < 1000 ? 100 : 199);
      }
    },
  );

  it("leaves apart sides at their size where there is room for both", () => {
    const [left, right] = placePopups([square("LEFT", 587), square("RIGHT", 587)], rules);
    expect(left).toMatchObject({ left: 60, width: 587 });
    expect(right).toMatchObject({ left: 1920 - 60 - 587, width: 587 });
  });

  it("makes one group of all where their sides are too many", () => {
    const sides: PopupDirection[] = ["LEFT", "CENTER", "RIGHT", "TOP", "BOTTOM", "TOP_LEFT", "BOTTOM_RIGHT"];
    const places = placePopups(
      sides.map((side) => square(side, 587)),
      { ...rules, viewport: { width: 1024, height: 500 } },
    );
    for (const [index, place] of places.entries())
      for (const other of places.slice(index + 1)) expect(areApart(place, other)).toBe(true);
  });

  it("places nothing where there is nothing", () => {
    expect(placePopups([], rules)).toEqual([]);
  });
});
