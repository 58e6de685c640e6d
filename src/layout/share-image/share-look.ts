import type { Theme } from "@/contract/tenant/theme";
import { themeColour } from "@/contract/tenant/theme-colours";

export interface ShareLook {
  ground: string;
  tile: string;
  ink: string;
  quietInk: string;
  line: string;
  accent: string;
  onAccent: string;
  display: { fontFamily: string; fontWeight: 400 | 500 | 700; letterSpacing: string };
  /** Of pictures; 0 where they bleed off the edge. */
  radius: number;
}

/** Twice the size on screen: a share image is seen small. */
const SCALE = 2;

/** A house's colours, corners and display face, as a drawn picture needs them. */
export function shareLook(theme: Theme): ShareLook {
  const { type, radius } = theme;
  const isSerif = type.display === "serif";
  return {
    ground: themeColour(theme, "ground"),
    tile: themeColour(theme, "tile"),
    ink: themeColour(theme, "ink"),
    quietInk: themeColour(theme, "ink-2"),
    line: themeColour(theme, "line-strong"),
    accent: themeColour(theme, "accent"),
    onAccent: themeColour(theme, "on-accent"),
    display: {
      fontFamily: isSerif ? "Display" : "Text",
      fontWeight: isSerif ? 400 : (type.displayWeight ?? 500) >= 600 ? 700 : 500,
      letterSpacing: `${(type.displayTracking ?? -22) / 1000}em`,
    },
    radius: Math.min(radius.pic ?? 0, 40) * SCALE,
  };
}
