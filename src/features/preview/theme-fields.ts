import { DEFAULT_PALETTE } from "@/contract/tenant/theme-colours";
import { THEME_ROLES } from "@/contract/tenant/theme-roles";

/** A value of a theme that can be tried live: what a custom property carries. Variants are other markup. */
export type ThemeField = { path: string; group: ThemeGroup } & (
  | { kind: "colour" }
  | { kind: "number"; min: number; max: number; fallback: number }
  | { kind: "choice"; choices: readonly (string | number)[]; fallback: string | number }
);

export type ThemeGroup = "roles" | "palette" | "radius" | "space" | "type" | "other";
export const THEME_GROUPS: readonly ThemeGroup[] = ["roles", "type", "radius", "space", "other", "palette"];

const PIXELS_MAX = 999;
/** What `src/styles/tokens.css` says, in pixels. */
const RADII = { s: 2, m: 2, l: 2, btn: 2, chip: 2, pic: 0, sheet: 12 };
const SPACES = { section: 120, head: 32, gapCard: 24 };

const pixels = (group: "radius" | "space", sizes: Record<string, number>): ThemeField[] =>
  Object.entries(sizes).map(([name, fallback]) => ({
    path: `${group}.${name}`,
    group,
    kind: "number",
    min: 0,
    max: PIXELS_MAX,
    fallback,
  }));

const shades: ThemeField[] = Object.entries(DEFAULT_PALETTE).flatMap(([family, names]) =>
  Object.keys(names).map(
    (shade): ThemeField => ({ path: `palette.${family}.${shade}`, group: "palette", kind: "colour" }),
  ),
);

export const THEME_FIELDS: readonly ThemeField[] = [
  ...THEME_ROLES.map((role): ThemeField => ({ path: `roles.${role}`, group: "roles", kind: "colour" })),
  {
    path: "type.font",
    group: "type",
    kind: "choice",
    choices: ["pretendard", "system"],
    fallback: "pretendard",
  },
  { path: "type.display", group: "type", kind: "choice", choices: ["sans", "serif"], fallback: "sans" },
  {
    path: "type.displayWeight",
    group: "type",
    kind: "choice",
    choices: [400, 500, 600, 700],
    fallback: 500,
  },
  { path: "type.displayTracking", group: "type", kind: "number", min: -60, max: 20, fallback: -22 },
  ...pixels("radius", RADII),
  ...pixels("space", SPACES),
  {
    path: "picture.ratio",
    group: "other",
    kind: "choice",
    choices: ["4/5", "1/1", "3/4", "16/10"],
    fallback: "4/5",
  },
  { path: "shadow", group: "other", kind: "choice", choices: ["soft", "wide", "none"], fallback: "soft" },
  { path: "texture", group: "other", kind: "choice", choices: ["none", "paper"], fallback: "none" },
  ...shades,
];
