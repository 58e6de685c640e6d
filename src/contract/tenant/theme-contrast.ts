import { contrastRatio } from "./contrast";
import type { Theme } from "./theme";
import { themeColour } from "./theme-colours";
import type { ThemeRole } from "./theme-roles";

/** WCAG 2.2 AA: 4.5 for text, 3 for what is not text but must be seen. */
const TEXT = 4.5;
const MARK = 3;

/** Foreground and background as components combine them. */
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
  ["ok", "ground-2", MARK],
  ["bad", "ground", TEXT],
  ["warn", "ground", TEXT],
  ["focus", "ground", MARK],
];

export interface ContrastWarning {
  /** Foreground and background. */
  front: ThemeRole;
  back: ThemeRole;
  /** Rounded down to a tenth, so that it never looks sufficient. */
  ratio: number;
  needed: number;
}

export interface ContrastPair extends Omit<ContrastWarning, "ratio"> {
  /** Not rounded. */
  ratio: number;
}

/** Every pair that a role is in, with how readable it is. */
export const pairsOf = (theme: Pick<Theme, "palette" | "roles">, role: ThemeRole): ContrastPair[] =>
  PAIRS.filter(([front, back]) => front === role || back === role).map(([front, back, needed]) => ({
    ...{ front, back, needed },
    ratio: contrastRatio(themeColour(theme, front), themeColour(theme, back)),
  }));

/** Pairs of a theme's roles below WCAG 2.2 AA. Runs in the browser as well. */
export function contrastWarnings(theme: Pick<Theme, "palette" | "roles">): ContrastWarning[] {
  return PAIRS.flatMap(([front, back, needed]) => {
    const ratio = contrastRatio(themeColour(theme, front), themeColour(theme, back));
    return ratio < needed ? [{ front, back, ratio: Math.floor(ratio * 10) / 10, needed }] : [];
  });
}
