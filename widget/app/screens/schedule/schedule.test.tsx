import { focusManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/preact";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { setUpClinic } from "../../testing/clinic";
import { DOCTOR, FREE_DAY, timesOf } from "../../testing/content";
import { chooseOptions, foot, renderWidget, setUpDevice, type Widget } from "../../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();

async function openSchedule(): Promise<Widget> {
  const widget = renderWidget();
  await chooseOptions(widget);
  await widget.tap("시간 고르기");
  await screen.findByRole("button", { name: "14:00" });
  return widget;
}
const DOCTORS = "*/partner-employee-schedules/employees";
const day = (name: RegExp) => screen.findByRole("button", { name });
const isChosen = (element: HTMLElement) => element.getAttribute("aria-pressed") === "true";

describe("the schedule", () => {
  it("begins with any doctor on the first free day", async () => {
    await openSchedule();
    expect(isChosen(screen.getByRole("button", { name: /지정 안 함/ }))).toBe(true);
    expect(isChosen(await day(/11월 20일 금요일/))).toBe(true);
    expect(screen.getByText("상담과 시술에 1시간 25분을 잡아 둡니다.")).toBeTruthy();
    expect(screen.getByText("점심시간 13:00 – 14:00")).toBeTruthy();
  });

  it("keeps in sight of a doctor's picture what the clinic says", async () => {
    await openSchedule();
    const picture = screen.getByRole("button", { name: /^서지안/ }).querySelector("img");
    expect(picture?.style.objectPosition).toBe("50% 46%");
  });

  it("names a closed day and does not choose it", async () => {
    const { user } = await openSchedule();
    const closed = await day(/11월 22일 일요일, 휴진/);
    expect(closed.getAttribute("aria-disabled")).toBe("true");
    await user.click(closed);
    expect(isChosen(closed)).toBe(false);
  });

  it("brings the first free day back in one tap", async () => {
    const { user, tap } = await openSchedule();
    await user.click(await day(/11월 21일/));
    await tap("가장 빠른 날 11월 20일(금)");
    expect(isChosen(await day(/11월 20일 금요일/))).toBe(true);
  });

  it.each([
    ["{ArrowRight}", /11월 21일/],
    ["{ArrowLeft}", /11월 19일/],
    ["{ArrowUp}", /11월 13일/],
    ["{ArrowDown}", /11월 27일/],
    ["{Home}", /11월 15일/],
    ["{End}", /11월 21일/],
  ])("moves by %s among the days, of which one takes part in the tab order", async (key, name) => {
    const { user } = await openSchedule();
    (await day(/11월 20일 금요일/)).focus();
    await user.keyboard(key);
    const target = await day(name);
    expect(document.activeElement).toBe(target);
    expect(
      screen.getAllByRole("button", { name: /11월 \d+일 .요일/ }).filter((each) => each.tabIndex === 0),
    ).toEqual([target]);
  });

  it("lets a time go that was taken while the visitor looked away, and says so", async () => {
    const { tap } = await openSchedule();
    await tap("14:00");
    expect(foot().getByText("11월 20일(금) 14:00")).toBeTruthy();
    clinic.take("14:00");
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    expect((await screen.findByRole("alert")).textContent).toContain("14:00은 방금 다른 분이 예약했습니다.");
    expect(foot().getByText("시간을 골라 주세요")).toBeTruthy();
    focusManager.setFocused(undefined);
  });

  it("goes on to the next free day where somebody took the last time of the first one", async () => {
    const widget = renderWidget();
    await chooseOptions(widget);
    const doctorsWith = (nextAvailableAt: string) =>
      HttpResponse.json({ rows: [{ ...DOCTOR, nextAvailableAt }], count: 1 });
    clinic.server.use(
      http.get(DOCTORS, () => doctorsWith(DOCTOR.nextAvailableAt), { once: true }),
      http.get(DOCTORS, () => doctorsWith("2026-11-21T11:30:00+09:00")),
      http.get("*/partner-schedules/time", ({ request }) => {
        const date = new URL(request.url).searchParams.get("date") ?? "";
        const times = date === FREE_DAY ? [] : timesOf(date, new Set());
        return HttpResponse.json({ rows: times, count: times.length, durationMinutes: 85, lunch: null });
      }),
    );
    await widget.tap("시간 고르기");
    expect(await screen.findByRole("button", { name: "11:30" })).toBeTruthy();
    expect(isChosen(await day(/11월 21일 토요일/))).toBe(true);
  });

  it("offers no time that is full", async () => {
    await openSchedule();
    expect((screen.getByRole("button", { name: "15:30 마감" }) as HTMLButtonElement).disabled).toBe(true);
  });

  it("turns to the next month, within the days that can be booked", async () => {
    const { tap } = await openSchedule();
    expect((screen.getByRole("button", { name: "이전 달" }) as HTMLButtonElement).disabled).toBe(true);
    await tap("다음 달");
    await tap("다음 달");
    expect(screen.getByText("2027년 1월")).toBeTruthy();
    await waitFor(() =>
      expect((screen.getByRole("button", { name: "다음 달" }) as HTMLButtonElement).disabled).toBe(true),
    );
  });
});
