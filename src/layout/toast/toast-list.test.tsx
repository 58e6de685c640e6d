import { act, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showToast, toastsAtom } from "@/state/toast";
import { ToastList } from "./toast-list";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  getDefaultStore().set(toastsAtom, []);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole("listitem").map((toast) => toast.textContent);

describe("ToastList", () => {
  it("removes the first toast 1500 ms after the list changed and 300 ms of closing", () => {
    render(<ToastList />);
    act(() => showToast("담았습니다", { kind: "success" }));
    pass(1500);
    pass(299);
    expect(shown()).toEqual(["담았습니다"]);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it("begins anew when another toast comes, and closes them one after the other", () => {
    render(<ToastList />);
    act(() => showToast("하나"));
    pass(1000);
    act(() => showToast("둘"));
    pass(1499);
    pass(1);
    expect(shown()).toEqual(["하나", "둘"]);
    pass(300);
    expect(shown()).toEqual(["둘"]);
    pass(1500);
    pass(300);
    expect(shown()).toEqual([]);
  });

  it("can be closed by hand, unless it says otherwise", () => {
    render(<ToastList />);
    act(() => {
      showToast("닫을 수 있음");
      showToast("닫을 수 없음", { hasClose: false });
    });
    act(() => screen.getByRole("button", { name: "닫기" }).click());
    pass(300);
    expect(shown()).toEqual(["닫을 수 없음"]);
  });
});
