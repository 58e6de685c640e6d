import {
  POPUP_GRID_SHAPES,
  POPUP_LAYER_SHAPES,
  POPUP_MOBILE_MAX_WIDTH_PX,
  type PopupShape,
} from "@/config/popup";

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

/** A popup's picture on phones: its shape, as wide as it may be. */
export function mobilePopupSize(mobileWidth: number, mobileHeight: number): Size {
  const width = POPUP_MOBILE_MAX_WIDTH_PX;
  return { width, height: (width * mobileHeight) / mobileWidth };
}

function nearest(shapes: readonly PopupShape[], ratio: number): PopupShape {
  const distance = (shape: PopupShape) => Math.abs(Math.log(shape.ratio / ratio));
  return shapes.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}
