import { describe, expect, it } from "vitest";
import { fitLines } from "./fit-lines";

const TITLE = "이달 진료 일정과 연말 휴진 안내";

describe("fitLines", () => {
  it("leaves what fits on one line", () => {
    expect(fitLines("자주 묻는 질문", { width: 20, maxLines: 3 })).toEqual(["자주 묻는 질문"]);
  });

  it("breaks between words and fills the lines evenly", () => {
    expect(fitLines(TITLE, { width: 12, maxLines: 3 })).toEqual(["이달 진료 일정과", "연말 휴진 안내"]);
  });

  it("never parts a word from its full stop", () => {
    for (let width = 6; width < 16; width += 0.25) {
      const lines = fitLines("시술을 볼 수 있습니다.", { width, maxLines: 5 });
      expect(lines.filter((line) => line.startsWith("."))).toEqual([]);
    }
  });

  it("ends what is too long with an ellipsis, within its lines", () => {
    const lines = fitLines(TITLE.repeat(9), { width: 10, maxLines: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/[^\s…]…$/);
  });

  it("cuts a word that no line holds", () => {
    expect(fitLines("가".repeat(12), { width: 5, maxLines: 3 }).join("")).toBe("가".repeat(12));
    expect(fitLines("가".repeat(40), { width: 5, maxLines: 3 })).toHaveLength(3);
  });

  it("has no lines for no words", () => {
    expect(fitLines("", { width: 5, maxLines: 3 })).toEqual([]);
  });
});
