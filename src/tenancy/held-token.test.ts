import { expect, it } from "vitest";
import { heldToken } from "./held-token";

it.each([
  ["iframe", { preview: "link", "preview-frame": "frame" }, "frame"],
  ["document", { preview: "link", "preview-frame": "frame" }, "link"],
  ["empty", { preview: "link", "preview-frame": "frame" }, "link"],
  ["iframe", { preview: "link" }, "link"],
  ["document", { "preview-frame": "frame" }, "frame"],
  [null, {}, undefined],
])("a request for a %s with the cookies %j has the token: %s", (dest, cookies, expected) => {
  const held = new Map(Object.entries(cookies).map(([name, value]) => [name, { value }]));
  expect(heldToken(held, new Headers(dest ? { "sec-fetch-dest": dest } : {}))).toBe(expected);
});
