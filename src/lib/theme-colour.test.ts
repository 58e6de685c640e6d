import { describe, expect, it } from "vitest";
import { resolveThemeColour } from "./theme-colour";

const palette = { primary: { "600": "#1669C4" } };

describe("resolveThemeColour", () => {
  it.each([
    [{ accent: "#123456" }, "#123456"],
    [{ accent: "primary-600" }, "#1669C4"],
    [{ accent: "primary-900" }, "#302212"],
    [{}, "#674D30"],
  ])("resolves %j to %s", (roles, colour) => {
    expect(resolveThemeColour({ palette, roles }, "accent")).toBe(colour);
  });
});
