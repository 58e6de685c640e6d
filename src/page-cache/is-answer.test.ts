import { expect, it } from "vitest";
import { isAnswer } from "./is-answer.mjs";

const JSON_HEADERS = { "content-type": "application/json" };
const base64 = (text: string) => Buffer.from(text).toString("base64");

it.each([
  { body: '{"rows":[{"name":"리프팅"}]}', isKept: true },
  { body: "<!doctype html><title>Welcome to nginx!</title>", isKept: false },
  { body: '{"rows":[{"name":"리프', isKept: false },
  { body: "", isKept: false },
])("keeps $body: $isKept", ({ body, isKept }) => {
  expect(isAnswer({ headers: JSON_HEADERS, body: base64(body) })).toBe(isKept);
});

it("keeps a value of the program's own, which is no answer of a server", () => {
  expect(isAnswer({ headers: {}, body: '"plain"' })).toBe(true);
});
