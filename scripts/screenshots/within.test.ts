import { expect, it, vi } from "vitest";
import { within } from "./within";

it("refuses by its name what does not end", async () => {
  vi.useFakeTimers();
  const refused = expect(within(60_000, "lumiere home 360", () => new Promise(() => {}))).rejects.toThrow(
    "lumiere home 360: not done within 60 s.",
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  vi.useRealTimers();
});

it("hands on what is done in time, and what went wrong", async () => {
  expect(await within(1000, "work", async () => "done")).toBe("done");
  const broken = () => Promise.reject(new Error("broken"));
  await expect(within(1000, "work", broken)).rejects.toThrow("broken");
});
