import type { ThemeRole } from "./theme-roles";

/** The defaults of `src/styles/tokens.css`; a test compares the two. */
export const DEFAULT_PALETTE: Record<string, Record<string, string>> = {
  primary: {
    "50": "#FBF6F1",
    "100": "#F4EBE3",
    "200": "#E8DACB",
    "300": "#D9C3AD",
    "400": "#C3A789",
    "500": "#A48462",
    "600": "#826442",
    "700": "#674D30",
    "800": "#4A3620",
    "900": "#302212",
  },
  secondary: {
    "1": "#F6E6C8",
    "2": "#80570F",
  },
  tertiary: {
    "1": "#E6E8D5",
    "2": "#555C33",
  },
  gray: {
    "0": "#FFFFFF",
    "25": "#FBFBFA",
    "50": "#F6F6F4",
    "100": "#EEEDEB",
    "200": "#E2E1DE",
    "300": "#CFCDC9",
    "400": "#B0AEA9",
    "500": "#8C8A85",
    "600": "#6A6864",
    "700": "#53514E",
    "800": "#383838",
    "900": "#242322",
    "1000": "#121211",
  },
};

/** A colour, or a shade of a family as `primary-700`. */
const DEFAULT_ROLES: Record<ThemeRole, string> = {
  ground: "gray-0",
  "ground-2": "primary-50",
  surface: "gray-0",
  tile: "primary-100",
  ink: "primary-900",
  "ink-2": "gray-700",
  "ink-3": "gray-600",
  line: "#E9E2DA",
  "line-strong": "primary-300",
  accent: "primary-700",
  "accent-hover": "primary-800",
  "on-accent": "gray-0",
  "accent-soft": "primary-100",
  "accent-ink": "primary-600",
  sale: "#A3452B",
  focus: "primary-600",
  footer: "gray-800",
  "footer-ink": "#D8D5D1",
  ok: "#1A7E4A",
  bad: "#B83334",
  warn: "secondary-2",
};

export interface ColouredTheme {
  palette: Record<string, Record<string, string | undefined> | undefined>;
  roles: Partial<Record<ThemeRole, string>>;
}

/** Every colour is the design's own. */
export const UNTHEMED: ColouredTheme = { palette: {}, roles: {} };

/** The colour of a role in a theme, as #RRGGBB. */
export function themeColour(theme: ColouredTheme, role: ThemeRole): string {
  return shadeOf(theme, theme.roles[role]) ?? shadeOf(theme, DEFAULT_ROLES[role]) ?? "#000000";
}

function shadeOf({ palette }: ColouredTheme, value: string | undefined): string | undefined {
  if (!value || value.startsWith("#")) return value;
  const [family = "", shade = ""] = value.split("-");
  return palette[family]?.[shade] ?? DEFAULT_PALETTE[family]?.[shade];
}
