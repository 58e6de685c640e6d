import { expect, it } from "vitest";
import { whyNot } from "./use-photos";

const MEGABYTE = 1024 * 1024;

it.each([
  [{ type: "image/jpeg", size: 10 * MEGABYTE }, null],
  [{ type: "image/webp", size: 1 }, null],
  [{ type: "image/png", size: 10 * MEGABYTE + 1 }, /10MB/],
  [{ type: "image/heic", size: 1 }, /JPG/],
  [{ type: "image/svg+xml", size: 1 }, /JPG/],
  [{ type: "", size: 1 }, /JPG/],
])("of %o says %o before it is sent", (file, words) => {
  if (words === null) expect(whyNot(file)).toBeNull();
  else expect(whyNot(file)).toMatch(words);
});
