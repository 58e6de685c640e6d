import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "../api";
import { LOCK_MINUTES, lockMinutes, setLockMinutes } from "./idle";
import { noteTouch, watchIdle } from "./lock";
import { isLocked, setLocked } from "./locked";

vi.mock("../api", () => ({ call: vi.fn(async () => ({})) }));

const MINUTE_MS = 60_000;
const touchHere = () => window.dispatchEvent(new Event("pointerdown"));
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9) });
  localStorage.clear();
  setLocked(false);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.mocked(call).mockClear();
});

it("locks after fifteen minutes without a touch, here and at the server", () => {
  stop = watchIdle(() => {});
  vi.advanceTimersByTime(14 * MINUTE_MS);
  touchHere();
  vi.advanceTimersByTime(15 * MINUTE_MS - 5000);
  expect(isLocked()).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(isLocked()).toBe(true);
  expect(call).toHaveBeenCalledExactlyOnceWith("POST /studio/account/lock", {});
});

it.each(LOCK_MINUTES)("locks after the %d minutes that were chosen for this computer", (minutes) => {
  setLockMinutes(minutes);
  stop = watchIdle(() => {});
  vi.advanceTimersByTime(minutes * MINUTE_MS - 5000);
  expect(isLocked()).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(isLocked()).toBe(true);
});

it.each(["", "0", "7", "never", "6000"])("takes %o for no choice", (stored) => {
  localStorage.setItem("studio.lock.minutes", stored);
  expect(lockMinutes()).toBe(15);
});

it("counts touches in other tabs of the computer", () => {
  stop = watchIdle(() => {});
  vi.advanceTimersByTime(14 * MINUTE_MS);
  localStorage.setItem("studio.lock.touched", String(Date.now()));
  vi.advanceTimersByTime(14 * MINUTE_MS);
  expect(isLocked()).toBe(false);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(isLocked()).toBe(true);
});

it("counts touches within the preview's frames, but none that comes too late", () => {
  stop = watchIdle(() => {});
  vi.advanceTimersByTime(14 * MINUTE_MS);
  noteTouch();
  vi.advanceTimersByTime(14 * MINUTE_MS);
  expect(isLocked()).toBe(false);
  vi.setSystemTime(Date.now() + 16 * MINUTE_MS);
  noteTouch();
  expect(isLocked()).toBe(true);
});

it("takes no touch after the minutes for one, though the timer slept", () => {
  stop = watchIdle(() => {});
  vi.setSystemTime(Date.now() + 16 * MINUTE_MS);
  touchHere();
  expect(isLocked()).toBe(true);
  touchHere();
  expect(isLocked()).toBe(true);
});

it("locks with another tab, and tells who unlocked it there", async () => {
  vi.useRealTimers();
  const opened: string[] = [];
  stop = watchIdle((phone) => opened.push(phone));
  const otherTab = new BroadcastChannel("studio.lock");
  otherTab.postMessage({ kind: "locked" });
  await vi.waitFor(() => expect(isLocked()).toBe(true));
  otherTab.postMessage({ kind: "unlocked", phone: "01000001003" });
  await vi.waitFor(() => expect(opened).toEqual(["01000001003"]));
  otherTab.close();
  expect(call).not.toHaveBeenCalled();
});
