import { describe, expect, it } from "vitest";
import { themeSchema } from "@/contract/tenant/theme";
import { editedThemeCss, editTheme, readEdits, shownValue, themeJson } from "./theme-edits";
import { THEME_FIELDS, type ThemeField } from "./theme-fields";

const plain = themeSchema.parse({});
const someValue = (field: ThemeField) =>
  field.kind === "colour" ? "#12AB34" : field.kind === "number" ? field.min : (field.choices.at(-1) ?? "");
const fieldAt = (path: string) => {
  const field = THEME_FIELDS.find((each) => each.path === path);
  if (!field) throw new Error(`No field ${path}`);
  return field;
};

describe("what is tried on a theme", () => {
  it.each(THEME_FIELDS.map((field) => [field.path, field] as const))(
    "%s is a value that a tenant file takes, and changes what is seen",
    (path, field) => {
      const edits = { [path]: someValue(field) };
      const edited = editTheme(plain, edits);
      expect(themeSchema.parse(JSON.parse(themeJson(edited)))).toEqual(edited);
      expect(shownValue(edited, field)).toBe(someValue(field));
      expect(themeSchema.parse({})).toEqual(plain);
    },
  );

  it("outranks the page's own rule", () => {
    const css = editedThemeCss(plain, { "roles.accent": "#12AB34", "radius.btn": 999 });
    expect(css).toMatch(/^:root:root\{/);
    expect(css).toContain("--accent:#12AB34");
    expect(css).toContain("--r-btn:999px");
  });

  it("shows a role through the palette, and a silent theme's tokens", () => {
    const theme = themeSchema.parse({
      palette: { primary: { "700": "#1669c4" } },
      radius: { btn: 8 },
    });
    expect(shownValue(theme, fieldAt("roles.accent"))).toBe("#1669C4");
    expect(shownValue(theme, fieldAt("radius.btn"))).toBe(8);
    expect(shownValue(plain, fieldAt("space.section"))).toBe(120);
    expect(shownValue(plain, fieldAt("palette.gray.0"))).toBe("#FFFFFF");
  });

  it("leaves out of the JSON what is empty", () => {
    expect(JSON.parse(themeJson(editTheme(plain, { "type.display": "serif" })))).toEqual({
      shadow: "soft",
      texture: "none",
      type: { display: "serif" },
      variants: plain.variants,
    });
  });
});

describe("readEdits", () => {
  it("keeps what fields take", () => {
    const edits = { "roles.accent": "#12AB34", "type.displayWeight": 700, shadow: "none" };
    expect(readEdits(JSON.stringify(edits))).toEqual(edits);
  });

  it.each([
    [null],
    ["{"],
    ["null"],
    ["[]"],
    ['{"roles.accent":"red;}body{display:none"}'],
    ['{"roles.accent":"#12AB34;"}'],
    ['{"roles.evil":"#12AB34"}'],
    ['{"radius.btn":"2"}'],
    ['{"radius.btn":1000}'],
    ['{"radius.btn":1.5}'],
    ['{"type.font":"Comic Sans"}'],
    ['{"__proto__":{"shadow":"none"}}'],
    ['{"variants.hero":"tiles"}'],
  ])("takes nothing from %s", (text) => {
    expect(readEdits(text)).toEqual({});
  });
});
