import { describe, expect, it } from "vitest";
import { readFlag, readMinutes, readPrice } from "./cell-values";

describe("cells of a table of treatments", () => {
  it.each([
    ["150000", 150_000],
    ["150,000원", 150_000],
    ["₩ 150,000", 150_000],
    ["15만원", 150_000],
    ["1.5만", 15_000],
    ["1만 5천원", 15_000],
    ["0", 0],
  ])("reads %s as won", (text, won) => {
    expect(readPrice(text)).toEqual({ value: won });
  });

  it.each(["", "문의", "15,000~20,000", "-5000", "만", "1.23456만", "12000달러"])(
    "refuses %j as a price",
    (text) => {
      expect(readPrice(text)).toHaveProperty("message");
    },
  );

  it.each([
    ["40", 40],
    ["40분", 40],
    ["1시간", 60],
    ["1시간 30분", 90],
    ["약 20분", 20],
    ["90 min", 90],
  ])("reads %s as minutes", (text, minutes) => {
    expect(readMinutes(text)).toEqual({ value: minutes });
  });

  it.each(["", "반나절", "3분", "9시간", "1-2시간"])("refuses %j as a duration", (text) => {
    expect(readMinutes(text)).toHaveProperty("message");
  });

  it("knows yes and no, and refuses what is neither", () => {
    expect(["예", "Y", "○"].map(readFlag)).toEqual([{ value: true }, { value: true }, { value: true }]);
    expect(readFlag("")).toEqual({ value: false });
    expect(readFlag("아마")).toHaveProperty("message");
  });
});
