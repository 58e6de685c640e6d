import { describe, expect, it } from "vitest";
import { checkDraft, fieldOfRefusal, POST_FIELDS } from "./check-draft";
import { emptyDraft, type PostDraft } from "./post-draft";

const RIGHT: PostDraft = {
  ...emptyDraft("key"),
  title: "궁금합니다",
  content: "얼마나 걸리나요?",
  authorName: "김하나",
  phone: "010-1234-5678",
  agreedTermIds: [7],
};
const NEW = { password: "열려라1234", requiredTermIds: [7] };
const EDITED = { password: null, requiredTermIds: [7] };
const wrongFields = (changes: Partial<PostDraft>, circumstances: Parameters<typeof checkDraft>[1] = NEW) =>
  Object.keys(checkDraft({ ...RIGHT, ...changes }, circumstances));

describe("checkDraft", () => {
  it.each<[string, Partial<PostDraft>]>([
    ["what is right", {}],
    ["a title of 120", { title: "가".repeat(120) }],
    ["5,000 characters", { content: "가".repeat(5000) }],
    ["line breaks of Windows counted once", { content: `${"가".repeat(4999)}\r\n` }],
    ["an old number", { phone: "0111234567" }],
    ["a number as it is written abroad", { phone: "+82 10-1234-5678" }],
    ["words that look like markup", { title: "<script>alert(1)</script>" }],
  ])("lets %s pass", (_, changes) => {
    expect(wrongFields(changes)).toEqual([]);
  });

  it.each<[string, Partial<PostDraft>, string]>([
    ["no title", { title: "" }, "title"],
    ["a title of spaces", { title: " \n " }, "title"],
    ["a title of 121", { title: "가".repeat(121) }, "title"],
    ["no content", { content: "" }, "content"],
    ["5,001 characters", { content: "가".repeat(5001) }, "content"],
    ["nobody's name", { authorName: " " }, "authorName"],
    ["no phone", { phone: "" }, "phone"],
    ["a phone at a desk", { phone: "02-000-1234" }, "phone"],
    ["words for a phone", { phone: "없어요" }, "phone"],
    ["a required term without agreement", { agreedTermIds: [] }, "agreements"],
    ["agreement to another term", { agreedTermIds: [8] }, "agreements"],
  ])("refuses %s", (_, changes, field) => {
    expect(wrongFields(changes)).toEqual([field]);
  });

  it.each(["", "123", "가".repeat(33)])("refuses the password %o", (password) => {
    expect(wrongFields({}, { ...NEW, password })).toEqual(["password"]);
  });

  it("names what is wrong in the order of the screen", () => {
    const wrong = wrongFields({ title: "", phone: "", agreedTermIds: [] }, { ...NEW, password: "" });
    expect(wrong).toEqual(POST_FIELDS.filter((field) => wrong.includes(field)));
    expect(wrong).toHaveLength(4);
  });

  it("asks an edited post for no password, phone or agreement", () => {
    expect(wrongFields({ phone: "", agreedTermIds: [] }, EDITED)).toEqual([]);
    expect(wrongFields({ phone: "12" }, EDITED)).toEqual(["phone"]);
  });
});

describe("fieldOfRefusal", () => {
  it.each([
    ["body.attachmentIds: unknown or expired", "attachmentIds"],
    ["body.agreements: 3 is required", "agreements"],
    ["body.title: too long", "title"],
    ["body.constructor: x", null],
    ["post.locked", null],
    [undefined, null],
  ])("reads %o as %o", (code, field) => {
    expect(fieldOfRefusal(code)).toBe(field);
  });
});
