import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventsLabels } from "@/labels/events";
import { anEvent } from "@/testing/events";
import { noPrice } from "@/testing/products";
import { NotesPlan } from "./notes-plan";

const NOON = Date.parse("2026-11-20T12:00:00+09:00");
const first = anEvent({ id: 1, title: "겨울 약침", titleGroup: "겨울" });
const second = anEvent({ id: 2, title: "새해 상담", titleGroup: "새해", endAt: "2027-01-11T00:00:00+09:00" });
const third = anEvent({ id: 3, title: "겨울 뜸", titleGroup: "겨울", price: noPrice, productId: null });
const ended = anEvent({ id: 9, title: "가을 약침", endAt: "2026-11-09T00:00:00+09:00", isEnded: true });

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const draw = (running = [first, second, third]) =>
  render(<NotesPlan running={running} ended={[ended]} isIncludeVat={false} renderedAt={NOON} />);
const lineOf = ({ id }: { id: number }) => document.getElementById(`event-${id}`) as HTMLElement;

describe("NotesPlan", () => {
  it("stands by title group, the ended events last", () => {
    draw();
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["겨울", "새해", eventsLabels.ended]);
    const [winter] = screen.getAllByRole("list");
    expect([...(winter?.children ?? [])].map(({ id }) => id)).toEqual(["event-1", "event-3"]);
  });

  it("dates each line by its last day, with the year where it is another", () => {
    draw();
    expect(lineOf(first).querySelector("time")?.dateTime).toBe("2026-11-30");
    expect(lineOf(first).querySelector("time")?.textContent).toBe("11. 30까지");
    expect(lineOf(second).querySelector("time")?.textContent).toBe("2027. 1. 10까지");
    expect(lineOf(first).textContent).toContain("10일 남음");
  });

  it("leads to the product, with its price, and nowhere without one", () => {
    draw();
    expect(within(lineOf(first)).getByRole("link").getAttribute("href")).toBe("/products/12");
    expect(lineOf(first).textContent).toContain("198,000원");
    expect(lineOf(first).textContent).toContain("VAT 별도");
    expect(within(lineOf(third)).queryByRole("link")).toBeNull();
    expect(lineOf(third).textContent).not.toMatch(/\d원/);
  });

  it("shows no pictures", () => {
    draw();
    expect(document.querySelector("img")).toBeNull();
  });

  it("says of an ended event that it is over, without a price, and leads on", () => {
    draw();
    expect(lineOf(ended).textContent).toContain("종료");
    expect(lineOf(ended).textContent).not.toContain("198,000");
    expect(within(lineOf(ended)).getByText(eventsLabels.isOver)).toBeTruthy();
    expect(within(lineOf(ended)).getByText(eventsLabels.toRunning(3)).getAttribute("href")).toBe("#running");
  });
});
