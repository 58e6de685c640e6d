import { act, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventsLabels } from "@/labels/events";
import { anEvent } from "@/testing/events";
import { noPrice } from "@/testing/products";
import { TilesPlan } from "./tiles-plan";

const at = (clock: string) => Date.parse(`${clock}+09:00`);
const NOON = at("2026-11-20T12:00:00");
const today = anEvent({ id: 1, title: "오늘 하루 윤곽", endAt: "2026-11-21T00:00:00+09:00" });
const soon = anEvent({ id: 2, title: "눈매교정", endAt: "2026-11-25T00:00:00+09:00" });
const later = anEvent({ id: 3, title: "연말 얼굴선", titleGroup: "연말" });
const ended = anEvent({
  id: 9,
  title: "가을 필러",
  startAt: "2026-09-09T00:00:00+09:00",
  endAt: "2026-11-09T00:00:00+09:00",
  isEnded: true,
});

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const draw = (running = [later, soon, today], over = [ended]) =>
  render(<TilesPlan running={running} ended={over} isIncludeVat renderedAt={Date.now()} />);
const placeOf = ({ id }: { id: number }) => {
  const place = document.getElementById(`event-${id}`);
  if (!place) throw new Error(`event ${id} is not on the page`);
  return place;
};
const strip = () => screen.queryByRole("list", { name: eventsLabels.deadlines });
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("the strip of days", () => {
  it("marks today at the clinic and counts what ends on each day", () => {
    draw();
    const days = within(strip() as HTMLElement).getAllByRole("listitem");
    expect(days).toHaveLength(14);
    expect(days[0]?.getAttribute("aria-current")).toBe("date");
    expect(days[0]?.textContent).toContain(`금${eventsLabels.today}${eventsLabels.deadlineCount(1)}`);
    expect(days.filter((day) => day.getAttribute("aria-current"))).toHaveLength(1);
    const counted = days.filter(({ textContent }) => textContent?.includes("마감"));
    expect(counted.map((day) => day.querySelector("time")?.dateTime)).toEqual([
      "2026-11-20",
      "2026-11-24",
      "2026-11-30",
    ]);
  });

  it("names the month where one begins", () => {
    draw();
    expect(strip()?.querySelector("[datetime='2026-12-01']")?.textContent).toBe("화12. 1");
  });

  it("moves on at midnight", () => {
    draw();
    act(() => void vi.advanceTimersByTime(12 * 3_600_000));
    expect(strip()?.querySelector("[aria-current=date] time")?.getAttribute("datetime")).toBe("2026-11-21");
  });

  it("is left out where nothing ends so soon", () => {
    draw([anEvent({ endAt: "2027-03-01T00:00:00+09:00" })]);
    expect(strip()).toBeNull();
  });
});

describe("the tiles", () => {
  it("begin with what ends first", () => {
    draw();
    const titles = [...document.querySelectorAll("li[id] .title")].map(({ textContent }) => textContent);
    expect(titles).toEqual([today.title, soon.title, later.title, ended.title]);
  });

  it("say what, of which group, until when and for how much, as one link", () => {
    draw();
    const links = within(placeOf(later)).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/products/12"]);
    for (const words of [
      later.titleGroup,
      later.summary,
      "10일 남음",
      "11. 30까지",
      "29%",
      "198,000",
      "VAT 포함",
    ])
      expect(placeOf(later).textContent).toContain(words);
    expect(placeOf(later).querySelector("img")).toBeNull();
  });

  it("lead nowhere without a product, and name no price that the partner does not show", () => {
    draw([
      { ...soon, productId: null, price: null },
      { ...later, price: noPrice },
    ]);
    expect(within(placeOf(soon)).queryByRole("link")).toBeNull();
    for (const event of [soon, later]) expect(placeOf(event).textContent).not.toMatch(/\d원/);
  });

  it.each([
    ["at midnight", today.endAt, "오늘 마감", "12:00:00"],
    ["in the afternoon", "2026-11-20T18:30:00+09:00", "오늘 18:30 마감", "06:30:00"],
  ])("tell what closes today %s, with a clock that runs", (_, endAt, words, clock) => {
    draw([{ ...today, endAt }]);
    expect(placeOf(today).textContent).toContain(words);
    expect(placeOf(today).textContent).toContain(clock);
    act(() => void vi.advanceTimersByTime(1000));
    expect(placeOf(today).textContent).not.toContain(clock);
  });

  it("turn into a line of what is over at midnight, without a reload", () => {
    draw();
    act(() => void vi.advanceTimersByTime(12 * 3_600_000));
    expect(placeOf(today).textContent).toContain("종료");
    expect(placeOf(today).textContent).toContain("2026. 11. 2 – 11. 20");
    expect(placeOf(today).textContent).not.toContain("198,000");
    expect(placeOf(soon).textContent).toContain("198,000");
  });

  it("make tomorrow's deadline today's once the day has come", () => {
    draw([soon]);
    expect(placeOf(soon).textContent).toContain("4일 남음");
    act(() => void vi.advanceTimersByTime(3.5 * 24 * 3_600_000));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(placeOf(soon).textContent).toContain("오늘 마감");
    expect(placeOf(soon).textContent).toContain("23:59:00");
  });
});

describe("the ended events", () => {
  it("are lines with title and period, without a price", () => {
    draw();
    const line = placeOf(ended);
    expect(line.textContent).toContain(ended.title);
    expect(line.textContent).toContain("종료2026. 9. 9 – 11. 8");
    expect(line.textContent).not.toContain("198,000");
  });

  it("lead on to those that run, and to the treatments where none does", () => {
    draw();
    const way = within(placeOf(ended)).getByText(eventsLabels.toRunning(3));
    expect(way.getAttribute("href")).toBe("#running");
    document.body.innerHTML = "";
    draw([]);
    expect(within(placeOf(ended)).getByText(eventsLabels.toProducts).getAttribute("href")).toBe("/products");
  });

  it("have their heading, as the running ones have, and none where there are none", () => {
    draw();
    expect(headings()).toEqual([eventsLabels.running, eventsLabels.ended]);
    document.body.innerHTML = "";
    draw([soon], []);
    expect(headings()).toEqual([eventsLabels.running]);
  });
});
