import { z } from "zod";
import { THEME_ROLES } from "./theme-roles";

/** Strict, because it is written into a style element. */
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, "a colour is written #RRGGBB");
const pixels = z.int().min(0).max(999);
const shades = (names: readonly string[]) =>
  z.partialRecord(z.enum(names as [string, ...string[]]), colour).default({});

const TEN = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900"] as const;
const THIRTEEN = ["0", "25", ...TEN, "1000"] as const;
const TWO = ["1", "2"] as const;

/** A role's value: a colour, or a shade of a family as `primary-700`. */
const roleValue = z.union([colour, z.string().regex(/^(primary|secondary|tertiary|gray)-(\d{1,4})$/)]);

/** Enumerated: a theme cannot contain CSS. */
const themeVariantsSchema = z.object({
  hero: z
    .enum(["split", "tiles", "vertical"])
    .default("split")
    .describe("split: words beside a slide. tiles: a mosaic of banners. vertical: words written downwards."),
  card: z.enum(["plain", "ranked", "row"]).default("plain").describe("How treatments are shown in lists."),
  category: z.enum(["index", "icons", "list"]).default("index"),
  header: z.enum(["line", "bar", "quiet"]).default("line"),
  sectionHead: z.enum(["top", "side"]).default("top"),
  hours: z.enum(["table", "week"]).default("table"),
  doctor: z.enum(["portrait", "row"]).default("portrait"),
});
export type ThemeVariants = z.infer<typeof themeVariantsSchema>;

export const themeSchema = z.object({
  palette: z
    .object({ primary: shades(TEN), secondary: shades(TWO), tertiary: shades(TWO), gray: shades(THIRTEEN) })
    .prefault({})
    .describe("Shades from light (50) to dark (900); what is left out keeps the design's own."),
  roles: z
    .partialRecord(z.enum(THEME_ROLES), roleValue)
    .default({})
    .describe("What each colour is used for: #RRGGBB, or a shade as primary-700."),
  /** Corner radii in pixels; 999 is a pill. */
  radius: z
    .object({ s: pixels, m: pixels, l: pixels, btn: pixels, chip: pixels, pic: pixels, sheet: pixels })
    .partial()
    .default({}),
  shadow: z.enum(["soft", "wide", "none"]).default("soft").describe("Under things that float."),
  texture: z.enum(["none", "paper"]).default("none").describe("paper: faint fibres in the ground."),
  /** In pixels. */
  space: z.object({ section: pixels, head: pixels, gapCard: pixels }).partial().default({}),
  picture: z
    .object({ ratio: z.enum(["4/5", "1/1", "3/4", "16/10"]) })
    .partial()
    .default({}),
  type: z
    .object({
      font: z.enum(["pretendard", "system"]),
      display: z.enum(["sans", "serif"]),
      displayWeight: z.union([z.literal(400), z.literal(500), z.literal(600), z.literal(700)]),
      /** In thousandths of an em. */
      displayTracking: z.int().min(-60).max(20),
    })
    .partial()
    .default({}),
  variants: themeVariantsSchema.prefault({}),
});
export type Theme = z.infer<typeof themeSchema>;
