interface ColouredTheme {
  palette: Record<string, Record<string, string | undefined>>;
  roles: Record<string, string | undefined>;
}

/** What the design tokens say where a theme is silent. */
const DEFAULTS = { accent: "#674D30", "on-accent": "#FFFFFF", ground: "#FFFFFF" } as const;
export type ResolvedRole = keyof typeof DEFAULTS;

/** A role as #RRGGBB, for files that know no custom properties: the icon, the manifest. */
export function resolveThemeColour(theme: ColouredTheme, role: ResolvedRole): string {
  const value = theme.roles[role];
  if (value?.startsWith("#")) return value;
  const [family = "", shade = ""] = value?.split("-") ?? [];
  return theme.palette[family]?.[shade] ?? DEFAULTS[role];
}
