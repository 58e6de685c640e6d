import { expect, it } from "vitest";
import {
  addDays,
  ageText,
  clockOf,
  dayOf,
  longDay,
  minutesOf,
  nearDay,
  spanOfDaysText,
  weekDay,
} from "./when";

const NOW = new Date("2026-11-24T05:20:00Z");

it("reads instants at the clinic, wherever the computer is", () => {
  expect(clockOf("2026-11-24T15:30:00Z")).toBe("00:30");
  expect(dayOf("2026-11-24T15:30:00Z")).toBe("2026-11-25");
  expect(minutesOf("2026-11-24T05:20:00Z")).toBe(14 * 60 + 20);
  expect(longDay("2026-11-24")).toBe("11월 24일 화요일");
});

it("says today for today alone", () => {
  expect(nearDay("2026-11-24T01:00:00Z", NOW)).toBe("오늘");
  expect(nearDay("2026-11-24T15:00:00Z", NOW)).toContain("25");
});

it("steps over months by days", () => {
  expect(addDays("2026-11-30", 1)).toBe("2026-12-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});

it.each([
  [0, "1분"],
  [52, "52분"],
  [60, "1시간"],
  [190, "3시간 10분"],
  [60 * 72, "3일"],
])("says of %s minutes: %s", (minutes, text) => {
  expect(ageText(new Date(NOW.getTime() - minutes * 60_000).toISOString(), NOW)).toBe(text);
});

it("names a week and its days", () => {
  expect(weekDay("2026-11-24")).toBe("24 화");
  expect(spanOfDaysText("2026-11-23", "2026-11-29")).toBe("11월 23일–29일");
  expect(spanOfDaysText("2026-11-30", "2026-12-06")).toBe("11월 30일–12월 6일");
});
