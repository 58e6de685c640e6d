import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themeSchema } from "@/contract/tenant/theme";
import { contrastWarnings } from "@/contract/tenant/theme-contrast";
import { COLOURS, type ColourPreset, coloursOf, LOOKS } from "./presets";

const themeOf = (id: string) =>
  themeSchema.parse(JSON.parse(readFileSync(`tenants/${id}/tenant.json`, "utf8")).theme ?? {});

describe("the three houses", () => {
  it.each([
    ["room", "brown", "lumiere"],
    ["clinic", "blue", "haneul"],
    ["paper", "forest", "onyu"],
  ] as const)("%s looks as its demo clinic", (house, colours, id) => {
    expect({ ...LOOKS[house], ...COLOURS[colours] }).toEqual(themeOf(id));
  });

  it.each(Object.keys(COLOURS) as ColourPreset[])("can be read in %s", (name) => {
    expect(contrastWarnings(COLOURS[name])).toEqual([]);
  });

  it.each(["#FFFF00", "#FF00FF", "#101010", "#F0F0F0"])("can be read in colours made of %s", (colour) => {
    expect(contrastWarnings(coloursOf(colour))).toEqual([]);
  });
});
