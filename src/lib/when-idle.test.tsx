import { afterEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks for the next idle moment, and for one within 2000 ms where none comes", () => {
  const request = vi.fn();
  vi.stubGlobal("requestIdleCallback", request);
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  const [callback, options] = request.mock.calls[0] ?? [];
  expect(options).toEqual({ timeout: 2000 });
  callback({ didTimeout: true });
  expect(run).toHaveBeenCalledExactlyOnceWith();
});

it("runs at the next turn where a browser has no idle moments", () => {
  vi.useFakeTimers();
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
