import { unicodeRange } from "./unicode-range";

/** A font file of a clinic's own, below `/media/<id>/`, and the characters in it. */
export interface ClinicFont {
  file: string;
  characters: string;
}

/** What the clinic's words have besides the base; null where they have nothing more, or none has been cut yet. */
export interface ClinicFonts {
  text: ClinicFont | null;
  /** Of a display face that is another one. */
  display: ClinicFont | null;
}

/** `GET /tenancy/partners/:id/fonts`; a 404 says there is no such partner. */
export interface FontsAnswer {
  row: ClinicFonts;
}

export const NO_FONTS: ClinicFonts = { text: null, display: null };

/** What a backend answered. Checked by hand, as every page has it; what is no font of ours is none. */
export function parseFonts(answer: unknown): ClinicFonts {
  const { row } = Object(answer) as { row?: unknown };
  const { text, display } = Object(row) as Record<keyof ClinicFonts, unknown>;
  return { text: fontOf(text), display: fontOf(display) };
}

function fontOf(value: unknown): ClinicFont | null {
  const { file, characters } = Object(value) as Record<keyof ClinicFont, unknown>;
  const isFont = typeof file === "string" && FILE.test(file) && typeof characters === "string";
  return isFont ? { file, characters } : null;
}

const FILE = /^(text|display)-[0-9a-f]{16}\.woff2$/;

/** The rules that name a clinic's own files. They come after those of base and slices, so they take precedence. */
export function clinicFontsCss(partnerId: string, { text, display }: ClinicFonts): string {
  const rule = (family: string, weight: string, { file, characters }: ClinicFont) =>
    `@font-face{font-family:"${family}";src:url(${clinicFontPath(partnerId, file)})format("woff2");font-display:swap;font-weight:${weight};unicode-range:${unicodeRange(characters)}}`;
  return [
    text && rule("Pretendard Variable", "400 700", text),
    display && rule("Nanum Myeongjo", "400", display),
  ]
    .filter(Boolean)
    .join("");
}

export const clinicFontPath = (partnerId: string, file: string): string => `/media/${partnerId}/${file}`;
