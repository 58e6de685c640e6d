import { contrastRatio } from "./contrast";
import type { Theme } from "./theme";

type Rgb = [number, number, number];
type Palette = Omit<Theme["palette"], "gray">;

/** The default shades, whose contrast is known to suffice, and the chroma of each as a fraction of the colour's. */
const SHADES = {
  "50": ["#fbf6f1", 0.1],
  "100": ["#f4ebe3", 0.18],
  "200": ["#e8dacb", 0.3],
  "300": ["#d9c3ad", 0.45],
  "400": ["#c3a789", 0.7],
  "500": ["#a48462", 0.95],
  "600": ["#826442", 1],
  "700": ["#674d30", 0.92],
  "800": ["#4a3620", 0.75],
  "900": ["#302212", 0.55],
} as const;
const PALE = "#f6e6c8";
const DEEP = "#80570f";
/** Hue offsets in degrees. */
const SECONDARY_TURN = 55;
const TERTIARY_TURN = -50;

/**
 * A palette of one hue: every shade has the luminance of the default one, so that contrast stays the same.
 */
export function paletteOf(colour: string): Palette {
  const { chroma, hue } = toOklch(parse(colour));
  const pair = (turn: number) => ({
    "1": shadeLike(PALE, chroma * 0.4, hue + turn),
    "2": shadeLike(DEEP, chroma * 0.9, hue + turn),
  });
  return {
    primary: Object.fromEntries(
      Object.entries(SHADES).map(([name, [like, share]]) => [name, shadeLike(like, chroma * share, hue)]),
    ),
    secondary: pair(SECONDARY_TURN),
    tertiary: pair(TERTIARY_TURN),
  };
}

/** A colour that something is seen on, or that is seen on it, with the contrast that the two need. */
export interface Beside {
  colour: string;
  needed: number;
}

const LIGHTNESS_STEP = 0.002;

/** The nearest lighter or darker colour of the same hue that is readable beside all of these; null: there is none. */
export function readableColour(colour: string, beside: Beside[]): string | null {
  const rgb = parse(colour);
  const { chroma, hue } = toOklch(rgb);
  const own = lightnessOf(rgb);
  for (let away = 0; away <= 1; away += LIGHTNESS_STEP)
    for (const lightness of [own - away, own + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const found = format(inGamut(lightness, chroma, hue));
      if (beside.every((each) => contrastRatio(found, each.colour) >= each.needed)) return found;
    }
  return null;
}

/** The colour of this hue with the luminance of another; with less chroma where sRGB has none. */
function shadeLike(like: string, chroma: number, hue: number): string {
  const wanted = luminance(parse(like).map(toLinear) as Rgb);
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (luminance(inGamut(middle, chroma, hue)) < wanted) low = middle;
    else high = middle;
  }
  return format(inGamut(low, chroma, hue));
}

function inGamut(lightness: number, chroma: number, hue: number): Rgb {
  for (let strength = chroma; ; strength -= 0.004) {
    const rgb = fromOklch(lightness, Math.max(0, strength), hue);
    const isShown = rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);
    if (isShown || strength <= 0) return rgb.map((channel) => Math.min(1, Math.max(0, channel))) as Rgb;
  }
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
const parse = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as Rgb;
const format = (linear: Rgb) =>
  `#${linear
    .map((channel) =>
      Math.round(fromLinear(channel) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`.toUpperCase();

/** Oklab by Björn Ottosson: equal steps look equal. */
function toOklch(rgb: Rgb): { chroma: number; hue: number } {
  const { long, medium, short } = conesOf(rgb);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

function lightnessOf(rgb: Rgb): number {
  const { long, medium, short } = conesOf(rgb);
  return 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
}

function conesOf(rgb: Rgb) {
  const [red, green, blue] = rgb.map(toLinear) as Rgb;
  return {
    long: Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    medium: Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    short: Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  };
}

function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
