import { describe, expect, it } from "vitest";
import { ALL_FAQS, faqHref, parseFaqFilter } from "./faq-address";

describe("parseFaqFilter", () => {
  it("reads group and keyword", () => {
    expect(parseFaqFilter({ group: "3", keyword: " 환불 " })).toEqual({ groupId: 3, keyword: "환불" });
  });

  it.each([
    [{}],
    [{ group: "0" }],
    [{ group: "03" }],
    [{ group: "-1" }],
    [{ group: "all" }],
    [{ group: ["x", "3"] }],
    [{ keyword: " " }],
  ])("takes %o for all questions", (query) => {
    expect(parseFaqFilter(query)).toEqual(ALL_FAQS);
  });
});

describe("faqHref", () => {
  it.each([
    [{}, "/cscenter/faq"],
    [ALL_FAQS, "/cscenter/faq"],
    [{ groupId: 2 }, "/cscenter/faq?group=2"],
    [{ groupId: 2, keyword: "a&b" }, "/cscenter/faq?group=2&keyword=a%26b"],
  ])("writes %o as %s", (filter, href) => {
    expect(faqHref(filter)).toBe(href);
  });
});
