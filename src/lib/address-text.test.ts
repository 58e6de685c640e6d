import { expect, it } from "vitest";
import { addressText } from "./address-text";

it.each([
  [undefined, ""],
  ["  리프팅 ", "리프팅"],
  [["기미", "모공"], "기미"],
  ["토\u0000닝\u001b", "토 닝"],
  ["\u0000", ""],
  ["가나다라마바사", "가나다라마"],
  ["가나다라😀", "가나다라"],
  ["<script>", "<scri"],
])("reads %j as %j, of five characters at most", (value, text) => {
  expect(addressText(value, 5)).toBe(text);
});
