import { act, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Popup } from "@/contract/api/popups";
import { errorLabels } from "@/labels/errors";
import { toastsAtom } from "@/state/toast";
import { aPopup } from "@/testing/popups";
import { TestSite } from "@/testing/site";
import { Popups } from "./popups";

const path = vi.hoisted(() => ({ now: "/" }));
vi.mock("next/navigation", () => ({ usePathname: () => path.now }));
vi.mock("./popup-stage", () => ({ default: () => <p>무대</p> }));
const answer = vi.fn();

const settings = {
  type: "LAYER",
  isDimmed: false,
  columns: 3,
  offsets: { top: 60, right: 60, bottom: 60, left: 60 },
} as const;
const page = () => (
  <TestSite>
    <Popups settings={settings} />
  </TestSite>
);
const answerWith = (rows: readonly Popup[]) =>
  answer.mockImplementation(async () => Response.json({ rows, count: rows.length }));
const toasts = () =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ description }) => description);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
  path.now = "/";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  getDefaultStore().set(toastsAtom, []);
});

describe("Popups", () => {
  it("asks for nothing before a visitor who does not scroll has read for ten seconds", async () => {
    answerWith([aPopup()]);
    render(page());
    await pass(9999);
    expect(answer).not.toHaveBeenCalled();
    await pass(1);
    await vi.waitFor(() => expect(screen.getByText("무대")).toBeDefined());
  });

  it("asks sooner where they have scrolled, once", async () => {
    answerWith([]);
    render(page());
    window.dispatchEvent(new Event("pointerdown"));
    vi.stubGlobal("scrollY", 200);
    await pass(3999);
    expect(answer).not.toHaveBeenCalled();
    await pass(1);
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    await pass(20_000);
    expect(answer).toHaveBeenCalledOnce();
  });

  it("asks sooner on phones: at the first scroll, or after three seconds", async () => {
    vi.stubGlobal("innerWidth", 390);
    answerWith([]);
    const { unmount } = render(page());
    await pass(2999);
    expect(answer).not.toHaveBeenCalled();
    await pass(1);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
    unmount();
    render(page());
    vi.stubGlobal("scrollY", 1);
    await pass(500);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  });

  it("takes a tab in the background for unread", async () => {
    answerWith([aPopup()]);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    render(page());
    await pass(60_000);
    expect(answer).not.toHaveBeenCalled();
    hidden.mockRestore();
    await pass(10_000);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  });

  it("shows nothing where no popup is due, and asks no second time where one is", async () => {
    answerWith([aPopup({ locations: ["/events"] })]);
    const { rerender } = render(page());
    await pass(11_000);
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    await pass(1000);
    expect(screen.queryByText("무대")).toBeNull();
    path.now = "/events";
    rerender(page());
    await vi.waitFor(() => expect(screen.getByText("무대")).toBeDefined());
    expect(answer).toHaveBeenCalledOnce();
  });

  it.each([
    [
      "a failed response's message",
      () => Response.json({ message: "점검 중입니다." }, { status: 500 }),
      ["점검 중입니다."],
    ],
    ["a missing response", () => Promise.reject(new TypeError("Failed to fetch")), [errorLabels.unknown]],
    ["nothing of a 404", () => Response.json({ message: "없습니다." }, { status: 404 }), []],
    ["nothing of a refused call", () => Response.json({ message: "로그인하세요." }, { status: 401 }), []],
  ])("says %s by the one rule for queries", async (_, respond, said) => {
    answer.mockImplementation(async () => respond());
    render(page());
    await pass(11_000);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
    await pass(1000);
    expect(toasts()).toEqual(said);
    expect(screen.queryByText("무대")).toBeNull();
  });
});
