import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClinicDay, EmployeeSchedule } from "@/contract/api/introduction";
import { weeksOfMonth } from "@/lib/month-calendar";
import { aDoctor } from "@/testing/doctors";
import { TestSite } from "@/testing/site";
import { planDuties } from "./duty-plan";
import { MonthSchedule } from "./month-schedule";
import { readSchedule } from "./schedule-address";
import { TodayProvider, TurnToToday } from "./today";
import { WeekSchedule } from "./week-schedule";

const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({ replace }),
}));

const TODAY = "2026-12-10";
beforeEach(() => void vi.useFakeTimers({ now: Date.parse(`${TODAY}T09:00:00+09:00`) }));
afterEach(() => {
  vi.useRealTimers();
  replace.mockReset();
});

const doctors = [aDoctor(), aDoctor({ id: 2, name: "윤도현", position: "원장" })];
const SPECIAL: Record<string, Partial<ClinicDay>> = {
  "2026-12-04": { isShortened: true, closeTime: "17:00", note: "소방 점검" },
  "2026-12-25": { isOpen: false, isHoliday: true, note: "성탄절", openTime: null, closeTime: null },
};
const dates = weeksOfMonth("2026-12").flat();
const days = dates.map((date) => ({
  date,
  isOpen: true,
  isHoliday: false,
  isShortened: false,
  note: null,
  openTime: "10:30",
  closeTime: "20:00",
  lunch: null,
  ...SPECIAL[date],
}));
const dutyOn = (date: string): EmployeeSchedule => ({
  employeeId: 1,
  employeeName: "서지안",
  date,
  startTime: "10:30",
  endTime: "20:00",
  isDayOff: date === "2026-12-25",
});
const plan = planDuties(days, dates.map(dutyOn));

const show = (query: Record<string, string> = {}, shown = doctors, shownPlan = plan) => {
  const view = readSchedule(query, [1, 2], TODAY);
  const props = { plan: shownPlan, view, doctors: shown, today: TODAY };
  return render(
    <TestSite>
      <TodayProvider>
        <MonthSchedule {...props} dayPart="day" />
        <WeekSchedule {...props} bookText="예약하기" />
      </TodayProvider>
    </TestSite>,
  );
};
const month = () => screen.getByRole("table", { name: "2026년 12월 진료 일정" });
const week = () => screen.getByRole("table", { name: /의료진별 진료 시간/ });
const dayOf = (table: HTMLElement, day: string) =>
  within(table)
    .getByText((_, element) => element?.getAttribute("datetime") === day)
    .closest("td, th") as HTMLElement;

describe("MonthSchedule", () => {
  it("is a table of weeks under the weekdays", () => {
    show();
    const heads = within(month()).getAllByRole("columnheader");
    expect(heads.map((head) => head.textContent)).toEqual(["일", "월", "화", "수", "목", "금", "토"]);
    expect(within(month()).getAllByRole("row")).toHaveLength(6);
  });

  it("says of each day who is on duty and who is off", () => {
    show();
    const names = within(dayOf(month(), "2026-12-09")).getAllByRole("listitem");
    expect(names.map((name) => name.textContent)).toEqual(["서지안", "윤도현 휴진"]);
  });

  it("shows one doctor's hours", () => {
    show({ doctor: "1" }, doctors.slice(0, 1));
    expect(dayOf(month(), "2026-12-09").textContent).toContain("10:30–20:00");
  });

  it("marks the days on which the one doctor is on leave, comes late or leaves early", () => {
    const partial: Record<string, Partial<EmployeeSchedule>> = {
      "2026-12-08": { isDayOff: true },
      "2026-12-15": { startTime: "14:00" },
      "2026-12-22": { endTime: "15:00" },
    };
    const rows = dates.map((date) => ({ ...dutyOn(date), ...partial[date] }));
    show({ doctor: "1" }, doctors.slice(0, 1), planDuties(days, rows));
    expect(dayOf(month(), "2026-12-08").textContent).toMatch(/휴가$/);
    expect(dayOf(month(), "2026-12-15").textContent).toMatch(/14:00–20:00늦게 시작$/);
    expect(dayOf(month(), "2026-12-22").textContent).toMatch(/10:30–15:00일찍 마침$/);
    expect(dayOf(month(), "2026-12-16").textContent).toMatch(/10:30–20:00$/);
  });

  it("names closed and shortened days with their reason", () => {
    show();
    expect(dayOf(month(), "2026-12-25").textContent).toMatch(/휴진 성탄절$/);
    expect(dayOf(month(), "2026-12-04").textContent).toContain("단축 소방 점검");
    const reasons = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(reasons).toEqual(["단축 진료 10:30 – 17:00소방 점검", "휴진성탄절"]);
  });

  it("says which day was chosen", () => {
    show({ day: "2026-12-25" });
    expect(screen.getByRole("link", { name: /^12월 ?25일 금요일.*고른 날$/ })).toBeDefined();
    expect(screen.getByRole("link", { name: /^12월 ?24일 목요일/ })).toBeDefined();
  });

  it("leads from a day to its panel, and to the months that are shown", () => {
    show({ doctor: "1" });
    expect(within(dayOf(month(), "2026-12-25")).getByRole("link").getAttribute("href")).toBe(
      "/introduce/schedule?day=2026-12-25&doctor=1#day",
    );
    expect(screen.getByRole("link", { name: "다음 달, 2027년 1월" }).getAttribute("href")).toBe(
      "/introduce/schedule?month=2027-01&doctor=1",
    );
    expect(screen.queryByRole("link", { name: /이전 달/ })).toBeNull();
  });
});

describe("WeekSchedule", () => {
  it("shows each doctor's hours in the week of the day", () => {
    show({ day: "2026-12-25" });
    expect(within(week()).getAllByRole("columnheader")).toHaveLength(7);
    const [name, hours] = within(week()).getAllByRole("row").slice(1);
    expect(name?.textContent).toMatch(/서지안 대표원장.*예약하기/);
    expect(
      within(hours as HTMLElement)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual([...Array(5).fill("10:30–20:00"), "휴진", "10:30–20:00"]);
  });

  it("names the doctor on the button that books", () => {
    show();
    expect(screen.getByRole("button", { name: "윤도현 원장 예약하기" })).toBeDefined();
  });
});

describe("today", () => {
  it("is marked in month and week, and what is past as past", () => {
    show();
    expect(dayOf(month(), TODAY).getAttribute("aria-current")).toBe("date");
    expect(dayOf(week(), TODAY).getAttribute("aria-current")).toBe("date");
    expect(document.querySelectorAll("[aria-current=date] time")).toHaveLength(2);
    expect(dayOf(month(), "2026-12-09").hasAttribute("data-past")).toBe(true);
    expect(dayOf(month(), TODAY).hasAttribute("data-past")).toBe(false);
  });

  it.each([
    ["2026-12-06", "2026-12-12", false],
    ["2026-12-10", "2026-12-10", false],
    // A page that was kept last week, and one from last month.
    ["2026-11-29", "2026-12-05", true],
    ["2026-11-29", "2026-11-30", true],
  ])("turns a page that shows %s to %s: %s", (from, to, isTurned) => {
    render(
      <TodayProvider>
        <TurnToToday from={from} to={to} />
      </TodayProvider>,
    );
    expect(replace.mock.calls).toEqual(
      isTurned ? [[`/introduce/schedule?day=${TODAY}`, { scroll: false }]] : [],
    );
  });
});
