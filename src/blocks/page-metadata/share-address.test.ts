import { describe, expect, it } from "vitest";
import { sharedPagePath, shareImagePath } from "./share-address";

const segmentsOf = (path: string) => path.split("/").slice(2);

describe("sharedPagePath", () => {
  it.each(["/", "/products", "/products/12", "/boards/1/detail/9", "/terms/privacy-policy"])(
    "finds %s by the address of its image",
    (path) => {
      expect(sharedPagePath(segmentsOf(shareImagePath(path)))).toBe(path);
    },
  );

  it.each([
    [[]],
    [["products"]],
    [["products.png"]],
    [["products.jpg", "12.jpg"]],
    [["..", "products.jpg"]],
    [["products", "%2e%2e.jpg"]],
    [[".jpg"]],
    [["비밀.jpg"]],
  ])("finds nothing for %j", (segments) => {
    expect(sharedPagePath(segments)).toBeNull();
  });
});
