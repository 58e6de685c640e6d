import { POPUP_GRID_SHAPES, POPUP_LAYER_SHAPES, POPUP_WORDS_SIZE_PX, type PopupShape } from "@/config/popup";

/** LAYER shows one popup at a time, GRID all at once. */
export type PopupType = "LAYER" | "GRID";

export interface Size {
  width: number;
  height: number;
}

/** What a partner says of a popup's size on wide screens. */
export interface PcSizeRules {
  pcWidth: number;
  pcHeight: number;
  /** RATIO: width and height are a ratio; PIXEL: they are pixels. */
  pcSizeType: "RATIO" | "PIXEL";
}

/**
 * A popup's picture on wide screens, in pixels (spec §9). A ratio that the table does not have fills the box of the one
 * that is most like it.
 */
export function pcPopupSize({ pcWidth, pcHeight, pcSizeType }: PcSizeRules, type: PopupType): Size {
  if (pcSizeType === "PIXEL") return { width: pcWidth, height: pcHeight };
  const ratio = pcWidth / pcHeight;
  const shape = nearest(type === "LAYER" ? POPUP_LAYER_SHAPES : POPUP_GRID_SHAPES, ratio);
  if (Math.abs(shape.ratio / ratio - 1) < 0.005) return { width: shape.width, height: shape.height };
  const scale = Math.min(shape.width / pcWidth, shape.height / pcHeight);
  return { width: pcWidth * scale, height: pcHeight * scale };
}

/** More than a letter takes in the mean: too little room would be worse than too much. */
const WIDEST_LATIN_EM = 0.75;

/** How long small words are in one line, in pixels; a Hangul syllable is as wide as it is high. */
export function lengthOfWords(words: string): number {
  const ems = Array.from(words, (letter) => (letter < "ᄀ" ? WIDEST_LATIN_EM : 1));
  return ems.reduce((sum, each) => sum + each, 0) * POPUP_WORDS_SIZE_PX;
}

function nearest(shapes: readonly PopupShape[], ratio: number): PopupShape {
  const distance = (shape: PopupShape) => Math.abs(Math.log(shape.ratio / ratio));
  return shapes.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}
