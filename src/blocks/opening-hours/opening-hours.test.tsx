import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOpeningHours } from "@/testing/opening-hours";
import { OpenStateText } from "./open-state-text";
import { OpeningHoursTable } from "./opening-hours-table";
import { OpeningHoursWeek } from "./opening-hours-week";

const wednesday = Date.parse("2026-11-18T11:00:00+09:00");

describe("OpeningHoursTable", () => {
  it("says closed for empty hours and - for missing lunch", () => {
    const hours = anOpeningHours({
      lunchStart: null,
      lunchEnd: null,
      mondayLunchStart: null,
      mondayLunchEnd: null,
    });
    render(<OpeningHoursTable hours={hours} renderedAt={wednesday} />);
    expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "평일10:30 – 20:00",
      "토요일10:00 – 16:00",
      "공휴일휴진",
      "일요일휴진",
      "점심시간-",
    ]);
  });

  it("names each day's own lunch where days differ", () => {
    const hours = anOpeningHours({
      operationTimeType: "perDay",
      thursdayLunchStart: "14:00",
      thursdayLunchEnd: "15:00",
    });
    render(<OpeningHoursTable hours={hours} renderedAt={wednesday} />);
    expect(screen.getByRole("row", { name: /목요일/ }).textContent).toContain("점심 14:00 – 15:00");
    expect(screen.getByRole("row", { current: "date" }).textContent).toContain("수요일");
  });
});

describe("OpeningHoursWeek", () => {
  it("shortens hours and marks today", () => {
    render(<OpeningHoursWeek hours={anOpeningHours()} renderedAt={wednesday} />);
    const days = screen.getAllByRole("listitem");
    expect(days).toHaveLength(7);
    expect(days[0]?.textContent).toBe("월10:30–20점심 13–14");
    expect(days[5]?.textContent).toBe("토10–16점심 없음");
    expect(days[6]?.textContent).toBe("일휴진");
    expect(within(screen.getByRole("list")).getByText("수").closest("li")?.getAttribute("aria-current")).toBe(
      "date",
    );
  });
});

describe("OpenStateText", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["2026-11-18T11:00", [], "지금 진료 중, 20:00까지"],
    ["2026-11-18T13:30", [], "지금은 점심시간, 14:00부터 진료"],
    ["2026-11-18T09:00", [], "오늘 10:30부터 진료"],
    ["2026-11-18T20:30", [], "내일 10:30부터 진료"],
    ["2026-11-21T17:00", [], "월요일 10:30부터 진료"],
    ["2026-11-18T11:00", ["2026-11-18"], "내일 10:30부터 진료"],
  ])("%s, closed on %j: %s", (clock, closedDates, words) => {
    const now = Date.parse(`${clock}:00+09:00`);
    vi.setSystemTime(now);
    render(
      <OpenStateText hours={anOpeningHours()} closedDates={closedDates} renderedAt={now - 86_400_000} />,
    );
    expect(screen.getByText(words)).toBeDefined();
  });
});
