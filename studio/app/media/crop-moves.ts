import type { Focus } from "@/contract/api/values";
import type { Media } from "@/contract/studio/media";
import {
  CENTRE,
  type Crop,
  type Crops,
  cropAround,
  fittingCrop,
  type MediaShape,
} from "@/contract/studio/media-shapes";

export interface Size {
  width: number;
  height: number;
}

const MOST_HEIGHT_VH = 52;

/** A picture as large as its column, and not higher than the window lets it be. */
export const stageSize = ({ width, height }: Size) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${Math.round((MOST_HEIGHT_VH * width) / height)}vh)`,
});

/** What is cut out for a shape: by hand, or around the focus. */
export const cropOf = (picture: Size, { focus, crops }: { focus: Focus; crops: Crops }, shape: MediaShape) =>
  crops[shape] ?? cropAround(picture, focus, shape);

/** Moved by pixels of the whole picture, which it does not leave. */
export const movedCrop = (picture: Size, crop: Crop, shape: MediaShape, by: { x: number; y: number }): Crop =>
  fittingCrop(picture, { ...crop, x: crop.x + by.x, y: crop.y + by.y }, shape);

/** Wider or narrower by pixels of the whole picture, around its middle. */
export function grownCrop(picture: Size, crop: Crop, shape: MediaShape, by: number): Crop {
  const grown = fittingCrop(picture, { ...crop, width: crop.width + by }, shape);
  return fittingCrop(
    picture,
    {
      ...grown,
      x: crop.x + (crop.width - grown.width) / 2,
      y: crop.y + (crop.height - grown.height) / 2,
    },
    shape,
  );
}

/** Wider or narrower by pixels of the whole picture, with its upper left corner where it is. */
export function stretchedCrop(picture: Size, crop: Crop, shape: MediaShape, by: number): Crop {
  const room = Math.min(picture.width - crop.x, ((picture.height - crop.y) * crop.width) / crop.height);
  return fittingCrop(picture, { ...crop, width: Math.min(crop.width + by, room) }, shape);
}

export const movedFocus = ({ x, y }: Focus, by: { x: number; y: number }): Focus => ({
  x: percent(x + by.x),
  y: percent(y + by.y),
});

const percent = (value: number) => Math.round(Math.max(0, Math.min(100, value)));

export const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The picture's address for a place that wants this shape; null: as it is. */
export const urlFor = ({ url, cuts }: Pick<Media, "url" | "cuts">, shape: MediaShape | null): string =>
  (shape && cuts[shape]) || url;

/** Where the place itself crops a picture that is used as it is; null: in its middle. */
export const focusFor = ({ url, focus }: Pick<Media, "url" | "focus">, used: string): Focus | null =>
  used === url && (focus.x !== CENTRE.x || focus.y !== CENTRE.y) ? focus : null;
