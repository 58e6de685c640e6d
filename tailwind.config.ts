import type { Config } from "tailwindcss";
import { LAYERS } from "./src/config/layers";
import { THEME_ROLES } from "./src/contract/tenant/theme-roles";

const variables = (names: readonly string[], prefix = "") =>
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`]));
const family = (name: string, shades: readonly string[]) => ({ [name]: variables(shades, `${name}-`) });

const SEVEN = ["100", "200", "300", "400", "500", "600", "700"];
const TEN = ["50", ...SEVEN, "800", "900"];
const STATE_FAMILIES = ["pink", "red", "orange", "yellow", "green", "sky", "blue", "purple"];

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Size and line height in pixels, weight, tracking in thousandths of an em. */
function textStyle(size: number, line: number, weight: number | string, tracking: number | string = 0) {
  const letterSpacing = typeof tracking === "string" ? tracking : `${tracking / 1000}em`;
  return [rem(size), { lineHeight: rem(line), fontWeight: String(weight), letterSpacing }];
}
const display = (size: number, line: number) =>
  textStyle(size, line, "var(--w-display)", "var(--track-display)");
const label = (name: string) => ({
  [`${name}1`]: textStyle(17, 24, 500, -12),
  [`${name}2`]: textStyle(16, 24, 500, -10),
  [`${name}3`]: textStyle(14, 20, 500, -6),
  [`${name}4`]: textStyle(13, 18, 500),
  [`${name}5`]: textStyle(12, 16, 500),
  [`${name}6`]: textStyle(10, 14, 500),
});

/** Names for the variables of src/styles/tokens.css: a partner's theme changes the variables, never these. */
export default {
  theme: {
    colors: {
      transparent: "transparent",
      none: "transparent",
      current: "currentColor",
      ...variables(THEME_ROLES),
      ...family("primary", TEN),
      ...family("secondary", ["1", "2"]),
      ...family("tertiary", ["1", "2"]),
      ...family("gray", ["0", "25", ...TEN, "1000"]),
      ...Object.assign({}, ...STATE_FAMILIES.map((name) => family(name, SEVEN))),
    },
    fontSize: {
      d1: display(32, 44),
      d2: display(24, 34),
      d3: display(20, 30),
      h1: textStyle(28, 38, "var(--w-title)", "var(--track-title)"),
      h2: textStyle(24, 34, "var(--w-title)", -20),
      h3: textStyle(20, 28, "var(--w-title)", -18),
      h4: textStyle(18, 26, 600, -15),
      h5: textStyle(16, 24, 600, -12),
      h6: textStyle(14, 20, 600, -10),
      b1: textStyle(18, 30, 500, -12),
      b2: textStyle(16, 26, 500, -10),
      b3: textStyle(16, 26, 400, -10),
      b4: textStyle(14, 22, 500, -6),
      b5: textStyle(14, 22, 400, -6),
      b6: textStyle(13, 20, 400),
      b7: textStyle(12, 18, 400),
      ...label("label"),
      ...label("button"),
    },
    fontFamily: { sans: "var(--font)", display: "var(--font-display)" },
    fontWeight: { normal: "400", medium: "500", semibold: "600", bold: "700", house: "var(--w-display)" },
    screens: { md: "769px", pc: "1249px", big: "1920px" },
    borderRadius: {
      none: "0",
      full: "9999px",
      ...variables(["s", "m", "l", "btn", "chip", "pic", "sheet"], "r-"),
    },
    boxShadow: { none: "none", float: "var(--shadow-2)" },
    zIndex: Object.fromEntries(Object.entries(LAYERS).map(([name, layer]) => [name, String(layer)])),
    aspectRatio: { auto: "auto", square: "1 / 1", video: "16 / 9", pic: "var(--pic-ratio)" },
    transitionDuration: { colour: "120ms", place: "240ms", scroll: "400ms" },
    transitionTimingFunction: { linear: "linear" },
    extend: {
      spacing: {
        section: "var(--section)",
        head: "var(--space-head)",
        gutter: "var(--gutter)",
        card: "var(--gap-card)",
        header: "var(--header)",
        panel: "var(--panel)",
      },
      maxWidth: { content: "75rem", prose: "40rem" },
    },
  },
} satisfies Config;
