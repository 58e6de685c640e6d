import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aDoctor } from "@/testing/doctors";
import { DoctorCard, DoctorRow } from "./doctor-card";
import { FreeTime } from "./free-time";

const now = Date.parse("2026-11-18T09:00:00+09:00");

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

describe("FreeTime", () => {
  it.each([
    ["2026-11-18T15:30:00+09:00", "오늘 15:30", "오늘 15:30"],
    ["2026-11-18T16:00:00Z", "내일 01:00", "목 01:00"],
    ["2026-11-20T14:30:00+09:00", "11월 20일 14:30", "금 14:30"],
    ["2026-11-25T10:00:00+09:00", "11월 25일 10:00", "11월 25일 10:00"],
  ])("%s: %s, short %s", (at, long, short) => {
    expect(render(<FreeTime at={at} renderedAt={now} />).container.textContent).toBe(long);
    expect(render(<FreeTime at={at} renderedAt={now} isShort />).container.textContent).toBe(short);
  });
});

describe("a doctor", () => {
  it("without a picture is the family name", () => {
    render(<DoctorCard doctor={aDoctor({ imageUrl: null })} renderedAt={now} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("서")).toBeDefined();
  });

  it("is told as what the picture shows, and kept in sight where a frame crops it", () => {
    const signature = { imageAlt: "서지안 대표원장의 서명", imageFocus: { x: 50, y: 46 } };
    render(<DoctorRow doctor={aDoctor(signature)} renderedAt={now} />);
    expect(screen.getByRole("img", { name: "서지안 대표원장의 서명" }).style.objectPosition).toBe("50% 46%");
  });

  it("in a photograph of no stated focus keeps the eyes in sight", () => {
    render(<DoctorRow doctor={aDoctor()} renderedAt={now} />);
    expect(screen.getByRole("img", { name: "서지안 대표원장" }).style.objectPosition).toBe("50% 40%");
  });

  it.each([DoctorCard, DoctorRow])("says for how many years they practise, where that is known", (Card) => {
    const { rerender } = render(<Card doctor={aDoctor({ practiceSince: 2009 })} renderedAt={now} />);
    expect(screen.getByText("피부과 전문의 · 리프팅 · 진료 17년")).toBeDefined();
    rerender(<Card doctor={aDoctor()} renderedAt={now} />);
    expect(screen.getByText("피부과 전문의 · 리프팅")).toBeDefined();
    rerender(<Card doctor={aDoctor({ practiceSince: 2026 })} renderedAt={now} />);
    expect(screen.getByText("피부과 전문의 · 리프팅")).toBeDefined();
  });

  it.each([DoctorCard, DoctorRow])("promises no time where there is none", (Card) => {
    render(<Card doctor={aDoctor({ nextAvailableAt: null })} renderedAt={now} />);
    expect(screen.getByRole("link").textContent).not.toMatch(/예약 가능|\d{2}:\d{2}/);
  });
});
