import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast";
import { themeSchema } from "./theme";
import { DEFAULT_PALETTE, themeColour } from "./theme-colours";
import { contrastWarnings } from "./theme-contrast";
import { THEME_ROLES } from "./theme-roles";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
const plain = themeSchema.parse({});

/** What a custom property comes to, followed through those it names. */
function tokenOf(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? "";
  const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return named ? tokenOf(named) : value.toUpperCase();
}

describe("contrastRatio", () => {
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#FFFFFF", "#000000", 21],
    ["#777777", "#FFFFFF", 4.48],
    ["#1669C4", "#1669C4", 1],
  ])("of %s and %s is %d", (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe("the colours of a theme that is silent", () => {
  it.each([...THEME_ROLES])("are the design tokens' own: %s", (role) => {
    expect(themeColour(plain, role)).toBe(tokenOf(role));
  });

  it("have every shade of the palette", () => {
    for (const [family, shades] of Object.entries(DEFAULT_PALETTE))
      for (const [shade, colour] of Object.entries(shades))
        expect(colour).toBe(tokenOf(`${family}-${shade}`));
  });
});

describe("contrastWarnings", () => {
  it("finds nothing in the design tokens", () => {
    expect(contrastWarnings(plain)).toEqual([]);
  });

  it.each(["lumiere", "haneul", "onyu"])("finds nothing in the theme of %s", (id) => {
    const file = readFileSync(new URL(`../../../tenants/${id}/tenant.json`, import.meta.url), "utf8");
    expect(contrastWarnings(themeSchema.parse(JSON.parse(file).theme ?? {}))).toEqual([]);
  });

  it("names the pair, what it is and what it must be", () => {
    const theme = themeSchema.parse({ roles: { accent: "#C3A789" } });
    expect(contrastWarnings(theme)).toEqual([
      { front: "on-accent", back: "accent", ratio: 2.2, needed: 4.5 },
    ]);
  });

  it("follows a role through the theme's own palette", () => {
    const theme = themeSchema.parse({ palette: { primary: { "900": "#BBBBBB" } } });
    expect(contrastWarnings(theme).map(({ front }) => front)).toContain("ink");
  });

  it("never rounds up to what is enough", () => {
    const theme = themeSchema.parse({ roles: { accent: "#777777", "accent-hover": "#000000" } });
    expect(contrastWarnings(theme)[0]?.ratio).toBe(4.4);
  });
});
