import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSlowQueue } from "./slow-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lets one through at a time, and nobody beyond those who may wait", async () => {
  const queue = createSlowQueue({ eachMs: 1000, most: 2 });
  const passed: string[] = [];
  const [first, second] = ["first", "second"].map((name) => queue.wait().then(() => passed.push(name)));
  expect(await queue.wait()).toBe(false);
  await vi.advanceTimersByTimeAsync(999);
  expect(passed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(passed).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([first, second]);
  expect(passed).toEqual(["first", "second"]);
  const later = queue.wait();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await later).toBe(true);
});
