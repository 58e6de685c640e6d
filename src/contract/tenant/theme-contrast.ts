import { contrastRatio } from "./contrast";
import type { Theme } from "./theme";
import { themeColour } from "./theme-colours";
import type { ThemeRole } from "./theme-roles";

/** WCAG 2.2 AA: 4.5 for text, 3 for what is not text but must be seen. */
const TEXT = 4.5;
const MARK = 3;

/** What stands on what, as the components have it. */
const PAIRS: readonly (readonly [ThemeRole, ThemeRole, number])[] = [
  ["ink", "ground", TEXT],
  ["ink", "ground-2", TEXT],
  ["ink", "tile", TEXT],
  ["ink-2", "ground", TEXT],
  ["ink-2", "ground-2", TEXT],
  ["ink-3", "ground", TEXT],
  ["ink-3", "ground-2", TEXT],
  ["on-accent", "accent", TEXT],
  ["on-accent", "accent-hover", TEXT],
  ["accent-ink", "ground", TEXT],
  ["sale", "ground", TEXT],
  ["footer-ink", "footer", TEXT],
  ["ok", "ground", TEXT],
  ["bad", "ground", TEXT],
  ["warn", "ground", TEXT],
  ["focus", "ground", MARK],
];

export interface ContrastWarning {
  /** Roles of the theme: what is read, and what it stands on. */
  front: ThemeRole;
  back: ThemeRole;
  /** As it is, rounded down to a tenth, so that it never looks enough. */
  ratio: number;
  /** As it must be. */
  needed: number;
}

/** Every pair of a theme's roles that cannot be read well enough: WCAG 2.2 AA. Runs in the browser as well. */
export function contrastWarnings(theme: Pick<Theme, "palette" | "roles">): ContrastWarning[] {
  return PAIRS.flatMap(([front, back, needed]) => {
    const ratio = contrastRatio(themeColour(theme, front), themeColour(theme, back));
    return ratio < needed ? [{ front, back, ratio: Math.floor(ratio * 10) / 10, needed }] : [];
  });
}
