import { describe, expect, it } from "vitest";
import { readFlag, readMinutes, readPrice, readWon, unitOfHead } from "./cell-values";

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
    expect(readPrice(text)).toEqual({ value: { price: won, isPriceFrom: false } });
  });

  it.each(["문의", "상담 문의", "가격문의", "별도 문의", "상담 후 결정", "전화 문의 요망", "내원 후 상담"])(
    "reads %s as a price that the clinic says when it is asked",
    (text) => {
      expect(readPrice(text)).toEqual({ value: { price: null, isPriceFrom: false } });
    },
  );

  it.each([
    ["15,000~20,000", 15_000],
    ["15만원 ~ 20만원", 150_000],
    ["15~20만원", 150_000],
    ["약 150,000 - 200,000원", 150_000],
  ])("reads %s as a range that begins at %i", (text, price) => {
    expect(readPrice(text)).toEqual({ value: { price, isPriceFrom: true, range: text } });
  });

  it.each(["15만원부터", "150,000원~", "15만 이상"])("reads %s as the least that it costs", (text) => {
    expect(readPrice(text)).toEqual({ value: { price: 150_000, isPriceFrom: true } });
  });

  it.each([
    ["가격", "150000", 150_000],
    ["가격(원)", "150000", 150_000],
    ["가격(만원)", "15", 150_000],
    ["정가 (단위: 천원)", "150", 150_000],
    ["가격(만원)", "150,000원", 150_000],
  ])("counts a number below %s as %s won", (head, text, won) => {
    expect(readWon(text, unitOfHead(head))).toEqual({ value: won });
  });

  it.each(["", "-5000", "만", "1.23456만", "12000달러", "20만~15만", "~20만", "무료", "15만원~x"])(
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
