import { act, fireEvent, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showToast, toastsAtom } from "@/state/toast";
import { ToastList } from "./toast-list";

beforeEach(() => {
  // Files share the store: a call of another file's may still have failed after its end.
  getDefaultStore().set(toastsAtom, []);
  vi.useFakeTimers();
});
afterEach(() => {
  getDefaultStore().set(toastsAtom, []);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => Array.from(document.querySelectorAll("p"), (toast) => toast.textContent);

describe("ToastList", () => {
  it("removes a toast 1500 ms after the list changed and 300 ms of closing", () => {
    render(<ToastList />);
    act(() => showToast("담았습니다", { kind: "success" }));
    pass(1500);
    pass(299);
    expect(shown()).toEqual(["담았습니다"]);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it("shows one at a time, and begins again when another one comes", () => {
    render(<ToastList />);
    act(() => showToast("하나"));
    pass(1000);
    act(() => showToast("둘"));
    pass(1499);
    pass(1);
    expect(shown()).toEqual(["하나"]);
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
    act(() => screen.getByText("닫을 수 있음").parentElement?.querySelector("button")?.click());
    pass(300);
    expect(shown()).toEqual(["닫을 수 없음"]);
    expect(document.querySelector("button")).toBeNull();
  });

  it.each([
    ["pointed at", fireEvent.pointerEnter, fireEvent.pointerLeave],
    ["in use by the keyboard", fireEvent.focus, fireEvent.blur],
  ])("waits while it is %s", (_, begin, end) => {
    render(<ToastList />);
    act(() => showToast("읽는 중"));
    const toast = () => document.querySelector("[popover]") ?? document.body;
    begin(toast());
    pass(60_000);
    expect(shown()).toEqual(["읽는 중"]);
    end(toast());
    pass(1499);
    expect(shown()).toEqual(["읽는 중"]);
    pass(1);
    pass(300);
    expect(shown()).toEqual([]);
  });

  it("does not say the same twice", () => {
    render(<ToastList />);
    act(() => {
      for (let time = 0; time < 5; time++) showToast("다시 로그인해 주세요");
    });
    pass(1500);
    pass(300);
    expect(shown()).toEqual([]);
  });

  it.each(["<img src=x onerror=alert(1)>", "<b>굵게</b>", "&lt;b&gt;", "<script>alert(1)</script>"])(
    "shows the plain text %s as it is",
    (text) => {
      render(<ToastList />);
      act(() => showToast(text));
      expect(shown()).toEqual([text]);
      expect(document.querySelector("p")?.children).toHaveLength(0);
    },
  );

  it("has the icon of its kind, another, or none", () => {
    render(<ToastList />);
    act(() => showToast("없음", { icon: null }));
    expect(document.querySelector("[popover] > svg")).toBeNull();
    act(() => getDefaultStore().set(toastsAtom, []));
    act(() => showToast("있음"));
    expect(document.querySelector("[popover] > svg")).not.toBeNull();
  });
});
