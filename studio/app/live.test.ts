import { describe, expect, it } from "vitest";
import { readInTurn } from "./live";

/** A reading that ends when it is told to. */
function slowReading() {
  const ends: (() => void)[] = [];
  const read = () => new Promise<void>((resolve) => ends.push(resolve));
  const end = async (index: number) => {
    ends[index]?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { read, end, begun: () => ends.length };
}

describe("readInTurn", () => {
  it("lets a reading end while changes come, and reads once more after them", async () => {
    const { read, end, begun } = slowReading();
    const ask = readInTurn(read);
    for (let change = 0; change < 5; change++) void ask();
    expect(begun()).toBe(1);
    await end(0);
    expect(begun()).toBe(2);
    await end(1);
    expect(begun()).toBe(2);
    void ask();
    expect(begun()).toBe(3);
  });

  it("goes on after a reading that failed", async () => {
    let count = 0;
    const ask = readInTurn(async () => {
      count += 1;
      throw new Error("cut off");
    });
    await ask();
    await ask();
    expect(count).toBe(2);
  });
});
