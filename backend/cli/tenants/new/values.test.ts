import { describe, expect, it } from "vitest";
import { normaliseBusinessNumber } from "../../../publishing/business-number";
import { fillIn } from "./fill-in";
import { QUESTIONS, readHost } from "./questions";
import { keysOf, romanise } from "./romanise";

const place = { folder: "/nowhere", hosts: new Map([["taken.kr", "lumiere"]]), known: {} };
const answer = (key: string, text: string) =>
  QUESTIONS.find((question) => question.key === key)?.read(text, place);

describe("a business registration number", () => {
  it.each(["123-45-67891", "1234567891", " 123 45 67891 "])("%j holds", (text) => {
    expect(normaliseBusinessNumber(text)).toBe("123-45-67891");
  });

  it.each(["123-45-67890", "123-45-6789", "abc", ""])("%j does not", (text) => {
    expect(normaliseBusinessNumber(text)).toBeNull();
  });
});

describe("a domain", () => {
  it.each([
    ["Clinic.CO.KR", "clinic.co.kr"],
    ["루미에르.한국", "xn--2s2b2jl8d96p.xn--3e0b707e"],
    ["clinic.kr.", "clinic.kr"],
  ])("%s is %s", (text, host) => {
    expect(readHost(text, place)).toEqual({ value: host });
  });

  it.each(["https://clinic.kr", "clinic.kr/path", "clinic", "clinic kr", "", "-a.kr", "clinic.kr:3000"])(
    "%j is none",
    (text) => {
      expect(readHost(text, place)).toHaveProperty("message");
    },
  );

  it("is refused with its owner's name when taken", () => {
    expect(readHost("taken.kr", place)).toEqual({ message: "taken.kr belongs to lumiere" });
  });
});

describe("answers", () => {
  it.each([
    ["id", "Moon", "lower case letters, digits and hyphens"],
    ["template", "gp", /one of dermatology/],
    ["tel", "12345", /a number with hyphens/],
    ["colour", "green", "a colour is written #RRGGBB"],
    ["csv", "/nowhere/t.csv", "/nowhere/t.csv: there is no such file"],
    ["pictures", "/nowhere", "/nowhere: there is no such folder"],
    ["eventDays", "0", /./],
  ])("%s refuses %s in words", async (key, text, message) => {
    expect(await answer(key, text)).toEqual({ message: expect.stringMatching(message) });
  });
});

describe("keys of Korean names", () => {
  it.each([
    ["피코 토닝 5회", "piko-toning-5hoe"],
    ["실리프팅 (턱)", "sillipeuting-teok"],
    ["Onda 리프팅".normalize("NFD"), "onda-ripeuting"],
  ])("write %s as %s", (name, key) => {
    expect(romanise(name)).toBe(key);
  });

  it("are each there once, also where nothing can be written", () => {
    expect(keysOf(["보톡스", "보톡스!", "★", "☆"], "treatment")).toEqual([
      "botokseu",
      "botokseu-2",
      "treatment",
      "treatment-2",
    ]);
  });
});

describe("a template's words", () => {
  it("are escaped in HTML alone", () => {
    const part = { title: "{{name}}", contentHtml: "<p>{{name}}</p>" };
    expect(fillIn(part, { name: "A&B <의원>" })).toEqual({
      title: "A&B <의원>",
      contentHtml: "<p>A&amp;B &lt;의원&gt;</p>",
    });
  });
});
