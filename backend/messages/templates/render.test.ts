import { describe, expect, it } from "vitest";
import { isAdvertising } from "@/contract/messages/advertising";
import { STAFF_MESSAGE_KINDS, VISITOR_MESSAGE_KINDS } from "@/contract/messages/kinds";
import { EXAMPLE_VALUES } from "./examples";
import { renderAdvertisement, renderMessage } from "./render";

const LANGUAGES = ["ko", "en", "ja", "zh"] as const;
/** AlimTalk's limit. */
const MAX_LENGTH = 1000;
const kinds = [...VISITOR_MESSAGE_KINDS, ...STAFF_MESSAGE_KINDS];

describe.each(kinds)("the message %s", (kind) => {
  it.each(LANGUAGES)("is whole, signed and short enough in %s", (language) => {
    const { text, template } = renderMessage(kind, language, EXAMPLE_VALUES);
    expect(text).toMatch(/^\[루미에르의원\] \S/);
    expect(text).not.toMatch(/#\{|\(\)|undefined|\s\s/);
    expect(text.length).toBeLessThan(MAX_LENGTH);
    for (const value of Object.values(template.variables)) expect(text).toContain(value);
  });

  it.each(LANGUAGES)("advertises nothing in %s, which AlimTalk's inspection refuses", (language) => {
    expect(isAdvertising(renderMessage(kind, language, EXAMPLE_VALUES).text)).toBe(false);
  });
});

describe.each(VISITOR_MESSAGE_KINDS)("the translations of %s", (kind) => {
  it("say what the Korean one says", () => {
    const named = LANGUAGES.map((language) =>
      Object.keys(renderMessage(kind, language, EXAMPLE_VALUES).template.variables).sort(),
    );
    for (const names of named) expect(names).toEqual(named[0]);
    expect(
      new Set(LANGUAGES.map((language) => renderMessage(kind, language, EXAMPLE_VALUES).text)).size,
    ).toBe(4);
  });
});

describe("a value", () => {
  it("cannot add lines, variables or control characters", () => {
    const hostile = "김\n[은행]\u202e 입금\u0000 #{링크}";
    const { text } = renderMessage("newBooking", "ko", { ...EXAMPLE_VALUES, 고객: hostile });
    expect(text).toContain("김 [은행] 입금 #{링크} 님");
    expect(text.split("\n")).toHaveLength(1);
  });

  it("may be missing where there is no reason", () => {
    const { text } = renderMessage("canceled", "ko", { ...EXAMPLE_VALUES, 사유: "" });
    expect(text).toContain("예약이 취소되었습니다. 예약번호");
  });
});

describe("an advertisement", () => {
  it("is marked, and has a free way out of it", () => {
    const consent = { agreedAt: new Date("2026-11-01T00:00:00Z"), optOutPhone: "080-000-0000" };
    expect(renderAdvertisement("겨울 보습 관리", { clinic: "루미에르의원", consent })).toBe(
      "(광고) [루미에르의원] 겨울 보습 관리\n무료수신거부 080-000-0000",
    );
  });
});
