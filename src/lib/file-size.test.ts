import { expect, it } from "vitest";
import { formatFileSize } from "./file-size";

it.each([
  [0, "1 KB"],
  [1, "1 KB"],
  [183_576, "179 KB"],
  [1024 * 1024 - 1, "1.0 MB"],
  [1_258_291, "1.2 MB"],
])("reads %i bytes as %s", (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
