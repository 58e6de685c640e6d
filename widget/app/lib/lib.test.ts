import { afterEach, describe, expect, it, vi } from "vitest";
import { widgetLabels } from "@/labels/widget";
import { earliest } from "./earliest";
import { addMonths, monthBounds, monthWeeks } from "./month";
import { paragraphsOf } from "./plain-text";
import { secondsUntil } from "./seconds-until";
import { sumOf } from "./sum";
import { uniqueId } from "./unique-id";
import { formatSeconds, whenShort, whenSoon } from "./when";

afterEach(() => vi.unstubAllGlobals());

describe("month", () => {
  it.each([
    ["2026-11", 1, "2026-12"],
    ["2026-12", 1, "2027-01"],
    ["2027-01", -1, "2026-12"],
  ])("%s and %d months is %s", (month, count, expected) => expect(addMonths(month, count)).toBe(expected));

  it.each([
    ["2026-02", "2026-02-28"],
    ["2028-02", "2028-02-29"],
    ["2026-12", "2026-12-31"],
  ])("%s ends on %s", (month, to) => expect(monthBounds(month)).toEqual({ from: `${month}-01`, to }));

  it("begins its weeks on Sunday and leaves other months' days out", () => {
    const weeks = monthWeeks("2026-10");
    expect(weeks[0]).toEqual([null, null, null, null, "2026-10-01", "2026-10-02", "2026-10-03"]);
    expect(weeks.at(-1)?.[6]).toBe("2026-10-31");
    expect(weeks).toHaveLength(5);
  });
});

describe("when", () => {
  const now = Date.parse("2026-11-18T23:30:00+09:00");
  it.each([
    ["2026-11-18T23:45:00+09:00", "오늘 23:45"],
    ["2026-11-18T15:00:00Z", "내일 00:00"],
    ["2026-11-20T14:00:00+09:00", "20일 14:00"],
    ["2026-12-03T01:30:00Z", "12월 3일 10:30"],
  ])("%s is %s at the clinic", (instant, expected) =>
    expect(whenSoon(instant, now, widgetLabels.date)).toBe(expected),
  );

  it("names day, weekday and time", () => {
    expect(whenShort("2026-11-20T05:00:00Z", widgetLabels.date)).toBe("11월 20일(금) 14:00");
  });

  it.each([
    [30, "30분"],
    [60, "1시간"],
    [85, "1시간 25분"],
  ])("%d minutes are %s", (minutes, expected) => expect(widgetLabels.date.duration(minutes)).toBe(expected));
});

describe("secondsUntil", () => {
  const now = Date.parse("2026-11-18T00:00:00Z");
  it.each([
    ["2026-11-18T00:00:41.200Z", 42],
    ["2026-11-17T23:00:00Z", 0],
    ["2026-11-18T05:00:00Z", 60],
  ])("%s is %d away, at most a minute", (instant, expected) =>
    expect(secondsUntil(instant, now, 60)).toBe(expected),
  );
  it("reads as minutes and seconds", () => expect(formatSeconds(161)).toBe("2:41"));
});

describe("sumOf", () => {
  it.each([
    [[198_000, 39_000], false, { subtotal: 237_000, vat: 23_700, total: 260_700 }],
    [[198_000, 39_000], true, { subtotal: 237_000, vat: 0, total: 237_000 }],
    [[], false, { subtotal: 0, vat: 0, total: 0 }],
    [[198_000, null], false, null],
  ])("of %j, VAT within %s", (prices, isIncludeVat, expected) =>
    expect(sumOf(prices, isIncludeVat)).toEqual(expected),
  );
});

describe("earliest", () => {
  it("compares instants, not their spelling", () => {
    expect(earliest([null, "2026-11-20T09:00:00+09:00", "2026-11-19T23:30:00Z"])).toBe(
      "2026-11-19T23:30:00Z",
    );
    expect(earliest([null])).toBeUndefined();
  });
});

describe("uniqueId", () => {
  it.each(["with", "without"])("is a version 4 UUID %s randomUUID", (way) => {
    const { getRandomValues } = crypto;
    if (way === "without") vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
    expect(uniqueId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe("paragraphsOf", () => {
  it.each([
    ["<h3>제1조</h3><p>목적</p><ul><li>하나</li><li>둘</li></ul>", ["제1조", "목적", "하나", "둘"]],
    ["<blockquote><p>안쪽만</p></blockquote>", ["안쪽만"]],
    ["글만", ["글만"]],
    ["<p>&lt;img src=x onerror=alert(1)&gt;</p>", ["<img src=x onerror=alert(1)>"]],
    ["<p><img src=x onerror=alert(1)>글</p>", ["글"]],
    ["<p>   </p>", []],
    ["", []],
  ])("%j", (html, expected) => expect(paragraphsOf(html)).toEqual(expected));
});
