import { act, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aDoctor } from "@/testing/doctors";
import { TestSite } from "@/testing/site";
import { DayPanel } from "./day-panel";
import { planDuties } from "./duty-plan";

const TODAY = "2026-12-10";
beforeEach(() => void vi.useFakeTimers({ now: Date.parse(`${TODAY}T09:00:00+09:00`) }));
afterEach(() => void vi.useRealTimers());

const doctors = [aDoctor(), aDoctor({ id: 2, name: "윤도현", position: "원장" })];
const open = { isOpen: true, openTime: "10:30", closeTime: "20:00", note: null };
const closed = { isOpen: false, openTime: null, closeTime: null, note: "성탄절" };
const plan = planDuties(
  ["2026-12-09", "2026-12-11", "2026-12-25"].map((date) => ({
    date,
    isHoliday: false,
    isShortened: false,
    lunch: null,
    ...(date === "2026-12-25" ? closed : open),
  })),
  [
    {
      employeeId: 1,
      employeeName: "서지안",
      date: "2026-12-11",
      startTime: "10:30",
      endTime: "20:00",
      isDayOff: false,
    },
  ],
);

describe("DayPanel", () => {
  const panel = (date: string, changes: Partial<Parameters<typeof DayPanel>[0]> = {}) => {
    const day = plan.get(date);
    if (!day) throw new Error(`${date} is not planned`);
    render(
      <TestSite>
        <DayPanel
          day={day}
          doctors={doctors}
          isOneDoctor={false}
          today={TODAY}
          freeTimes={null}
          hasWidget
          renderedAt={Date.now()}
          {...changes}
        />
      </TestSite>,
    );
    return screen.getByRole("region", { name: /^12월/ });
  };

  it("says who is there from when to when, and books on the day", () => {
    const region = panel("2026-12-11");
    expect(within(region).getByRole("heading").textContent).toBe("12월 11일 금요일");
    const rows = within(region).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "서지안 대표원장10:30 – 20:00",
      "윤도현 원장휴진",
    ]);
    expect(within(region).getByRole("button", { name: "11일로 예약하기" })).toBeDefined();
  });

  const free = (...clocks: string[]) => ({
    byDoctor: new Map([[1, clocks.map((clock) => `2026-12-11T${clock}:00+09:00`)]]),
    reason: null,
  });

  it("counts each doctor's free times of that day", () => {
    const region = panel("2026-12-11", { freeTimes: free("10:30", "11:00") });
    const [row] = within(region).getAllByRole("listitem");
    expect(row?.textContent).toBe("서지안 대표원장10:30 – 20:002자리");
    expect(within(region).getByRole("button", { name: "11일로 예약하기" })).toBeDefined();
  });

  it("counts no time that has passed, and books no more once the last one has", () => {
    vi.setSystemTime(Date.parse("2026-12-11T10:45:00+09:00"));
    const freeTimes = free("10:30", "11:00");
    const region = panel("2026-12-11", { today: "2026-12-11", freeTimes });
    expect(within(region).getByText("1자리")).toBeDefined();
    act(() => void vi.advanceTimersByTime(20 * 60_000));
    expect(within(region).getByText("마감")).toBeDefined();
    expect(within(region).queryByRole("button")).toBeNull();
    expect(region.textContent).toContain("오늘 예약할 수 있는 시간이 지났습니다");
  });

  it.each([
    ["full", "이날은 상담 예약이 모두 찼습니다"],
    ["outOfRange", "아직 예약을 받지 않는 날입니다"],
  ] as const)(
    "says of a day without a free time that it is %s, and leads to the soonest",
    (reason, words) => {
      const soonest = [aDoctor({ nextAvailableAt: "2026-12-15T14:30:00+09:00" })];
      const freeTimes = { byDoctor: new Map(), reason };
      const region = panel("2026-12-11", { doctors: soonest, isOneDoctor: true, freeTimes });
      expect(region.textContent).toContain(words);
      expect(region.textContent).toContain("가장 빠른 상담 12월 15일 14:30 서지안");
      expect(within(region).getByRole("link", { name: "그날 보기" }).getAttribute("href")).toBe(
        "/introduce/schedule?day=2026-12-15&doctor=1#day",
      );
      expect(within(region).queryByRole("button")).toBeNull();
    },
  );

  it("asks for a call where no day has a free time", () => {
    const freeTimes = { byDoctor: new Map(), reason: "full" as const };
    const region = panel("2026-12-11", { doctors: [aDoctor({ nextAvailableAt: null })], freeTimes });
    expect(region.textContent).toContain("전화로 문의해 주세요");
  });

  it("books nothing on a day that is past or closed", () => {
    expect(within(panel("2026-12-09")).queryByRole("button")).toBeNull();
    document.body.replaceChildren();
    const closed = panel("2026-12-25");
    expect(closed.textContent).toBe("12월 25일 금요일휴진성탄절");
  });
});
