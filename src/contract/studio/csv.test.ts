import { describe, expect, it } from "vitest";
import { csvOf } from "./csv";

describe("csvOf", () => {
  it("begins with the mark that Excel needs, and ends each line", () => {
    expect(
      csvOf([
        ["이름", "예약"],
        ["김", 3],
      ]),
    ).toBe("\ufeff이름,예약\r\n김,3\r\n");
  });

  it("quotes commas, quotes and lines", () => {
    expect(csvOf([['가 "나", 다', "라\n마"]])).toBe('\ufeff"가 ""나"", 다","라\n마"\r\n');
  });

  it.each(["=1+1", "+82", "-1", "@sum", " =1", "\t=1"])(
    "never hands a spreadsheet %j as a formula",
    (text) => {
      expect(csvOf([[text]])).toBe(`\ufeff"'${text}"\r\n`);
    },
  );

  it("leaves numbers as numbers", () => {
    expect(csvOf([[-3, 0.5]])).toBe("\ufeff-3,0.5\r\n");
  });
});
