import { describe, expect, it } from "vitest";
import { emptyDraft, parseDraft } from "./post-draft";

const photo = { id: "a", name: "사진.webp", bytes: 10, url: "/attachments/a?signature=b" };
const draft = { ...emptyDraft("key"), title: "쓰던 글", photos: [photo], agreedTermIds: [1] };

describe("parseDraft", () => {
  it("reads what was kept", () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it("never keeps a password", () => {
    expect(Object.keys(emptyDraft("key"))).not.toContain("password");
  });

  it.each([
    null,
    "",
    "null",
    "[]",
    "{",
    "{}",
    JSON.stringify({ ...draft, title: 3 }),
    JSON.stringify({ ...draft, isPrivate: "yes" }),
    JSON.stringify({ ...draft, category: {} }),
    JSON.stringify({ ...draft, photos: "a" }),
    JSON.stringify({ ...draft, photos: [null] }),
    JSON.stringify({ ...draft, photos: [{ ...photo, url: "https://evil.example/x" }] }),
    JSON.stringify({ ...draft, agreedTermIds: ["1"] }),
  ])("takes %o for none", (text) => {
    expect(parseDraft(text)).toBeNull();
  });
});
