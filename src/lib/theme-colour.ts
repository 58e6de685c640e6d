interface ColouredTheme {
  palette: Record<string, Record<string, string | undefined>>;
  roles: Record<string, string | undefined>;
}

/** What the design tokens say where a theme is silent: a colour, or a shade of a palette family. */
const DEFAULT_ROLES = {
  accent: "primary-700",
  "on-accent": "#FFFFFF",
  ground: "#FFFFFF",
  tile: "primary-100",
  ink: "primary-900",
  "ink-2": "gray-700",
  "ink-3": "gray-600",
  line: "#E9E2DA",
  "line-strong": "primary-300",
  "accent-ink": "primary-600",
} as const;
const DEFAULT_SHADES: Record<string, string | undefined> = {
  "gray-600": "#6A6864",
  "gray-700": "#53514E",
  "primary-100": "#F4EBE3",
  "primary-300": "#D9C3AD",
  "primary-600": "#826442",
  "primary-700": "#674D30",
  "primary-900": "#302212",
};
const NO_COLOUR = "#674D30";
export type ResolvedRole = keyof typeof DEFAULT_ROLES;

/** A role as #RRGGBB, for what knows no custom properties: icons, the manifest, drawn pictures. */
export function resolveThemeColour(theme: ColouredTheme, role: ResolvedRole): string {
  return resolve(theme, theme.roles[role]) ?? resolve(theme, DEFAULT_ROLES[role]) ?? NO_COLOUR;
}

function resolve({ palette }: ColouredTheme, value: string | undefined): string | undefined {
  if (!value || value.startsWith("#")) return value;
  const [family = "", shade = ""] = value.split("-");
  return palette[family]?.[shade] ?? DEFAULT_SHADES[value];
}
