import { describe, expect, it } from "vitest";
import { themeColour } from "./theme-colours";

const palette = { primary: { "600": "#1669C4" } };

describe("themeColour", () => {
  it.each([
    [{ accent: "#123456" }, "#123456"],
    [{ accent: "primary-600" }, "#1669C4"],
    [{ accent: "primary-900" }, "#302212"],
    [{}, "#674D30"],
  ])("resolves %j to %s", (roles, colour) => {
    expect(themeColour({ palette, roles }, "accent")).toBe(colour);
  });
});
