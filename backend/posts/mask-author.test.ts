import { expect, it } from "vitest";
import { maskAuthor } from "./mask-author";

it.each([
  ["김하나", "김*나"],
  ["김하나".normalize("NFD"), "김*나"],
  ["김하", "김*"],
  ["김", "*"],
  ["", "*"],
  ["남궁하나", "남**나"],
  ["Jane Doe", "J******e"],
  ["🦊🐻🐼", "🦊*🐼"],
])("shows %s as %s", (name, masked) => {
  expect(maskAuthor(name)).toBe(masked);
});
