import { describe, expect, it, vi } from "vitest";
import { createFailFast } from "./fail-fast";

function setUp() {
  let time = 0;
  const run = createFailFast({ memoryMs: 1000, now: () => time });
  return {
    run,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe("createFailFast", () => {
  it("does not try again what failed a moment ago", async () => {
    const { run, pass } = setUp();
    const work = vi.fn().mockRejectedValue(new Error("hung"));
    await expect(run("a", work)).rejects.toThrow("hung");
    pass(999);
    await expect(run("a", work)).rejects.toThrow("hung");
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("tries again after that moment", async () => {
    const { run, pass } = setUp();
    await expect(run("a", () => Promise.reject(new Error("hung")))).rejects.toThrow();
    pass(1000);
    expect(await run("a", async () => "answer")).toBe("answer");
  });

  it("keeps what has another key apart", async () => {
    const { run } = setUp();
    await expect(run("a", () => Promise.reject(new Error("hung")))).rejects.toThrow();
    expect(await run("b", async () => "answer")).toBe("answer");
  });
});
