import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PartnerScope } from "../db/scope";
import { withDayMutex } from "./day-queue";

const DAY = "2026-11-23";
const at = (partnerId: string) => ({ partnerId }) as PartnerScope;

describe("withDayMutex", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Work that ends when it is told to; `begun` has those whose turn it is, or was. */
  function workers() {
    const begun: string[] = [];
    const ends = new Map<string, { resolve: (word: string) => void; reject: (reason: Error) => void }>();
    const work = (name: string) => () =>
      new Promise<string>((resolve, reject) => {
        begun.push(name);
        ends.set(name, { resolve, reject });
      });
    return { begun, ends, work };
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it("takes one after the other, by a partner's day, and answers each its own", async () => {
    const { begun, ends, work } = workers();
    const first = withDayMutex(at("a"), DAY, work("first"));
    const second = withDayMutex(at("a"), DAY, work("second"));
    const otherDay = withDayMutex(at("a"), "2026-11-24", work("another day"));
    const otherPartner = withDayMutex(at("b"), DAY, work("another partner"));
    await settle();
    expect(begun).toEqual(["first", "another day", "another partner"]);
    for (const [name, { resolve }] of ends) resolve(name);
    expect(await first).toBe("first");
    await settle();
    expect(begun.at(-1)).toBe("second");
    ends.get("second")?.resolve("second");
    expect(await Promise.all([second, otherDay, otherPartner])).toEqual([
      "second",
      "another day",
      "another partner",
    ]);
  });

  it("continues after one that failed", async () => {
    const { begun, ends, work } = workers();
    const first = withDayMutex(at("a"), DAY, work("first"));
    const second = withDayMutex(at("a"), DAY, work("second"));
    ends.get("first")?.reject(new Error("taken"));
    await expect(first).rejects.toThrow("taken");
    await settle();
    expect(begun).toEqual(["first", "second"]);
    ends.get("second")?.resolve("second");
    await second;
  });

  it("lets go ahead who has waited for two seconds", async () => {
    const { begun, ends, work } = workers();
    const turns = [withDayMutex(at("a"), DAY, work("hangs")), withDayMutex(at("a"), DAY, work("waits"))];
    await vi.advanceTimersByTimeAsync(1999);
    expect(begun).toEqual(["hangs"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(["hangs", "waits"]);
    for (const [name, { resolve }] of ends) resolve(name);
    await Promise.all(turns);
  });
});
