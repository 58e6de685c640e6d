import { describe, expect, it } from "vitest";
import { factColumns, factLine } from "./product-facts";

const facts = (...labels: string[]) => ({ facts: labels.map((label) => ({ label, value: "1" })) });

describe("factColumns", () => {
  it("are what most products state, in the order of the first", () => {
    const products = [
      facts("수술 시간", "마취", "실밥"),
      facts("수술 시간", "마취"),
      facts("마취", "유지 기간"),
    ];
    expect(factColumns(products)).toEqual(["수술 시간", "마취"]);
  });

  it("are four at most", () => {
    expect(factColumns([facts("a", "b", "c", "d", "e")])).toEqual(["a", "b", "c", "d"]);
  });

  it("are none where no product states any", () => {
    expect(factColumns([{}, { facts: [] }])).toEqual([]);
  });
});

describe("factLine", () => {
  it("leaves a label out that its value names", () => {
    const line = factLine([
      { label: "수술 시간", value: "50분" },
      { label: "마취", value: "수면 마취" },
      { label: "회복", value: "5–7일" },
    ]);
    expect(line).toBe("수술 시간 50분 · 수면 마취 · 회복 5–7일");
  });
});
