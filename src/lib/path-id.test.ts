import { describe, expect, it } from "vitest";
import { pathId } from "./path-id";

describe("pathId", () => {
  it("reads a positive integer", () => {
    expect(pathId("12")).toBe(12);
  });

  it.each(["0", "-1", "012", "1.5", "1e3", "12abc", "abc", "", " 1", "%31", "9999999999", "Infinity", "1,2"])(
    "knows no id in %j",
    (segment) => {
      expect(pathId(segment)).toBeNull();
    },
  );
});
