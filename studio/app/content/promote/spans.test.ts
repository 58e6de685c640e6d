import { expect, it } from "vitest";
import type { ContentThing } from "@/contract/studio/content";
import { placeIn, popupsTogether, spanOf, stretchAround } from "./spans";

const thing = (body: ContentThing["body"], id = 1): ContentThing => ({
  ...{ kind: "popup", id, label: `팝업 ${id}`, version: 1, live: body, draft: null, body, findings: [] },
});

it("shows nine weeks from a Monday, today in the fourth", () => {
  const stretch = stretchAround("2026-11-25");
  expect(stretch).toMatchObject({ from: "2026-11-02", days: 63 });
  expect(stretch.weeks).toHaveLength(9);
  expect(stretch.weeks[3]).toBe("2026-11-23");
  expect(stretchAround("2026-11-29").weeks[3]).toBe("2026-11-23");
  expect(stretchAround("2026-11-30").weeks[3]).toBe("2026-11-30");
});

it.each([
  ["within", "2026-11-09", "2026-11-15", { start: 7 / 63, width: 7 / 63 }],
  ["begun before", "2026-10-01", "2026-11-02", { start: 0, width: 1 / 63 }],
  ["without an end", "2026-12-28", null, { start: 56 / 63, width: 7 / 63 }],
  ["always", null, null, { start: 0, width: 1 }],
  ["over", "2026-10-01", "2026-11-01", null],
  ["later", "2027-01-04", null, null],
])("places what is %s", (_, from, to, place) => {
  expect(placeIn(stretchAround("2026-11-25"), { from, to })).toEqual(place);
});

it("names popups that stand on one page on the same day, and no others", () => {
  const popup = (id: number, startDay: string, lastDay: string | null, locations = ["/"]) =>
    spanOf("popup", thing({ startDay, lastDay, locations }, id));
  const first = popup(1, "2026-11-01", "2026-11-30", ["/", "/info"]);
  const lastDay = popup(2, "2026-11-30", null);
  expect(popupsTogether([first, lastDay, popup(3, "2026-12-01", null, ["/events"])])).toEqual([
    { pair: [first, lastDay], places: ["/"] },
  ]);
  expect(popupsTogether([first, popup(4, "2026-12-01", null)])).toEqual([]);
});
