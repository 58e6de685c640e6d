import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DaysLeftText } from "./days-left-text";
import { TimeLeftText } from "./time-left-text";

const period = { startAt: "2026-11-02T00:00:00+09:00", endAt: "2026-12-01T00:00:00+09:00" };
const at = (clock: string) => Date.parse(`${clock}+09:00`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const textOf = (element: React.ReactElement) => render(element).container;

describe("TimeLeftText", () => {
  it("counts days by the device's clock once it is there, however old the page", () => {
    vi.setSystemTime(at("2026-11-20T09:00:00"));
    const shown = textOf(<TimeLeftText period={period} renderedAt={at("2026-11-18T09:00:00")} />);
    expect(shown.textContent).toBe("10일 남음");
  });

  it("runs down by the second under 72 hours", () => {
    const start = at("2026-11-30T21:18:52");
    vi.setSystemTime(start);
    const shown = textOf(<TimeLeftText period={period} renderedAt={start} />);
    expect(shown.textContent).toContain("02:41:08");
    act(() => void vi.advanceTimersByTime(9000));
    expect(shown.textContent).toContain("02:40:59");
  });

  it("turns into a clock and then into its end by itself", () => {
    const start = at("2026-11-27T23:59:30");
    vi.setSystemTime(start);
    const shown = textOf(<TimeLeftText period={period} renderedAt={start} />);
    expect(shown.textContent).toBe("3일 남음");
    act(() => void vi.advanceTimersByTime(60_000));
    expect(shown.textContent).toContain("71:59:30");
    act(() => void vi.advanceTimersByTime(72 * 3_600_000));
    expect(shown.textContent).toBe("종료");
  });
});

describe("DaysLeftText", () => {
  it.each([
    ["2026-11-01T12:00:00", "곧 시작"],
    ["2026-11-18T12:00:00", "12일 남음"],
    ["2026-11-29T12:00:00", "1일 남음"],
    ["2026-11-30T23:59:00", "오늘 마감"],
    ["2026-12-01T00:00:00", "종료"],
  ])("%s: %s", (clock, words) => {
    vi.setSystemTime(at(clock));
    expect(textOf(<DaysLeftText period={period} renderedAt={at(clock)} />).textContent).toBe(words);
  });
});
