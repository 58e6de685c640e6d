import type { Theme } from "@/contract/tenant/theme";
import { DEFAULT_PALETTE, themeColour } from "@/contract/tenant/theme-colours";
import { themeCss } from "@/contract/tenant/theme-css";
import type { ThemeRole } from "@/contract/tenant/theme-roles";
import { THEME_FIELDS, type ThemeField } from "./theme-fields";

export type ThemeValue = string | number;
/** What was tried, by the path of its field. */
export type ThemeEdits = Record<string, ThemeValue>;

const COLOUR = /^#[0-9A-F]{6}$/;

/** What a field takes; anything else would not pass where tenant files are read, or would leave the style element. */
export function isValueOf(field: ThemeField, value: unknown): value is ThemeValue {
  switch (field.kind) {
    case "colour":
      return typeof value === "string" && COLOUR.test(value);
    case "number":
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
    case "choice":
      return field.choices.some((choice) => choice === value);
  }
}

/** Edits as they were kept; what is no field, or no value of it, is left out. */
export function readEdits(text: string | null): ThemeEdits {
  const kept = parse(text);
  return Object.fromEntries(
    THEME_FIELDS.flatMap((field) => {
      const value = kept[field.path];
      return isValueOf(field, value) ? [[field.path, value] as const] : [];
    }),
  );
}

/** Of a theme as it is being written: what custom properties show of it. */
export function editsOf(theme: Record<string, unknown>): ThemeEdits {
  return Object.fromEntries(
    THEME_FIELDS.flatMap((field) => {
      const own = getAt(theme, field.path.split("."));
      const value = field.kind === "colour" && typeof own === "string" ? own.toUpperCase() : own;
      return isValueOf(field, value) ? [[field.path, value] as const] : [];
    }),
  );
}

/** Whether a changed field is one that custom properties show; variants are other markup. */
export const isShownAtOnce = (path: string): boolean => THEME_FIELDS.some((field) => field.path === path);

/** The theme as it would stand in a tenant file. */
export function editTheme(theme: Theme, edits: ThemeEdits): Theme {
  const edited: Record<string, unknown> = structuredClone(theme);
  for (const [path, value] of Object.entries(edits)) setAt(edited, path.split("."), value);
  // Paths and values are those of THEME_FIELDS, which are the schema's: a test parses each.
  return edited as unknown as Theme;
}

/** The edited theme over the page's own: of higher rank than the one rule that the page came with. */
export const editedThemeCss = (theme: Theme, edits: ThemeEdits): string =>
  themeCss(editTheme(theme, edits)).replace(":root", ":root:root");

/** What a field shows: the theme's value, or what the design tokens say. */
export function shownValue(theme: Theme, field: ThemeField): ThemeValue {
  const [group = "", name = "", shade = ""] = field.path.split(".");
  if (group === "roles") return themeColour(theme, name as ThemeRole).toUpperCase();
  const own = getAt(theme, field.path.split("."));
  if (field.kind !== "colour") return isValueOf(field, own) ? own : field.fallback;
  return String(own ?? DEFAULT_PALETTE[name]?.[shade]).toUpperCase();
}

/** For `theme` in tenant.json: what is empty is left out. */
export const themeJson = (theme: Theme): string => JSON.stringify(withoutEmpty(theme), null, 2);

function withoutEmpty(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)));
}

const isEmpty = (value: unknown) =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

function setAt(target: Record<string, unknown>, [key = "", ...rest]: string[], value: ThemeValue): void {
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = { ...(target[key] as Record<string, unknown> | undefined) };
  setAt(inner, rest, value);
  target[key] = inner;
}

const getAt = (from: unknown, path: string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], from);

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Whatever else was kept there is not ours.
    return {};
  }
}
