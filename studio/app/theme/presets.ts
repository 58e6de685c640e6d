import type { HOUSES } from "@/contract/tenant/houses";
import { paletteOf } from "@/contract/tenant/palette-of";
import type { Theme } from "@/contract/tenant/theme";

export type House = keyof typeof HOUSES;
type Colours = Pick<Theme, "palette" | "roles">;
export type Look = Omit<Theme, "palette" | "roles">;

const SILENT_PALETTE: Theme["palette"] = { primary: {}, secondary: {}, tertiary: {}, gray: {} };

const PLAIN_LOOK: Look = {
  ...{ radius: {}, space: {}, picture: {}, type: {} },
  shadow: "soft",
  texture: "none",
  variants: {
    ...{ hero: "split", card: "plain", category: "index", header: "line" },
    ...{ sectionHead: "top", hours: "table", doctor: "portrait" },
  },
};

/** How each house looks, besides its colours: the three demo clinics, which a test holds to. */
export const LOOKS: Record<House, Look> = {
  room: PLAIN_LOOK,
  clinic: {
    radius: { s: 8, m: 14, l: 24, btn: 999, chip: 999, pic: 16, sheet: 24 },
    space: { section: 88, head: 24, gapCard: 20 },
    picture: { ratio: "1/1" },
    type: { displayWeight: 700, displayTracking: -30 },
    shadow: "wide",
    texture: "none",
    variants: {
      ...{ hero: "tiles", card: "ranked", category: "icons", header: "bar" },
      ...{ sectionHead: "top", hours: "week", doctor: "row" },
    },
  },
  paper: {
    radius: { s: 0, m: 0, l: 0, btn: 0, chip: 0, pic: 0, sheet: 0 },
    space: { section: 144, head: 40 },
    picture: { ratio: "3/4" },
    type: { display: "serif", displayWeight: 400, displayTracking: -10 },
    shadow: "none",
    texture: "paper",
    variants: {
      ...{ hero: "vertical", card: "row", category: "list", header: "quiet" },
      ...{ sectionHead: "side", hours: "table", doctor: "portrait" },
    },
  },
};

export type ColourPreset = "brown" | "blue" | "forest" | "olive" | "ink" | "rose";

/** A palette of one colour on a white ground. */
export const coloursOf = (colour: string): Colours => ({
  palette: { ...SILENT_PALETTE, ...paletteOf(colour) },
  roles: {},
});

/** The demo clinics' colours, and some of one hue. */
export const COLOURS: Record<ColourPreset, Colours> = {
  brown: { palette: SILENT_PALETTE, roles: {} },
  blue: {
    palette: {
      primary: {
        ...{ "50": "#F2F7FE", "100": "#E1EEFF", "200": "#C6DFFF", "300": "#A2CAFE", "400": "#71AFFE" },
        ...{ "500": "#3E8BE9", "600": "#1669C4", "700": "#01519F", "800": "#003974", "900": "#00244E" },
      },
      secondary: { "1": "#FFEBC9", "2": "#85500A" },
      tertiary: { "1": "#DDEFE8", "2": "#1F6450" },
      gray: {
        ...{ "50": "#F5F7F9", "100": "#ECEFF3", "200": "#DFE4EA", "300": "#CBD2DA" },
        ...{ "400": "#A9B2BD", "500": "#848E9A", "600": "#616B77", "700": "#47505B" },
      },
    },
    roles: {
      ...{ ground: "#FFFFFF", "ground-2": "gray-50", tile: "primary-50", ink: "#0E1B2C" },
      ...{ line: "gray-200", "line-strong": "gray-300", accent: "primary-600" },
      ...{ "accent-hover": "primary-700", "accent-ink": "primary-600", sale: "#C62820" },
      ...{ focus: "primary-600", footer: "primary-900", "footer-ink": "#B9CCE4" },
    },
  },
  forest: {
    palette: {
      primary: {
        ...{ "50": "#F2F9F4", "100": "#E5F0E9", "200": "#CFE2D6", "300": "#B3CFBE", "400": "#91B7A0" },
        ...{ "500": "#6B967C", "600": "#4B755D", "700": "#375C47", "800": "#254232", "900": "#162A1F" },
      },
      secondary: { "1": "#EFE3C4", "2": "#755716" },
      tertiary: { "1": "#E5E3CF", "2": "#57562E" },
      gray: {},
    },
    roles: {
      ...{ ground: "#F7F4EB", "ground-2": "#EFEADB", surface: "#FCFAF4", tile: "#E9E4D3" },
      ...{ ink: "#1C2A22", "ink-2": "#49524B", "ink-3": "#5F665F", line: "#D9D2BF" },
      ...{ "line-strong": "#254232", accent: "primary-800", "accent-hover": "primary-900" },
      ...{ "on-accent": "#F7F4EB", "accent-ink": "primary-700", sale: "#96392A" },
      ...{ focus: "primary-700", footer: "primary-900", "footer-ink": "#BFCBC2" },
    },
  },
  olive: coloursOf("#555C33"),
  ink: coloursOf("#383838"),
  rose: coloursOf("#8E4A5B"),
};
