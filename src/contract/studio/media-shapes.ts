import type { Focus } from "../api/values";

/** How pictures are cut for the places of a site; `size`: the exact pixels, where a place asks for them. */
export const MEDIA_SHAPES = {
  "16:9": { ratio: 16 / 9, size: null },
  "4:5": { ratio: 4 / 5, size: null },
  "1:1": { ratio: 1, size: null },
  doctor: { ratio: 4 / 5, size: { width: 512, height: 640 } },
} as const;
export type MediaShape = keyof typeof MEDIA_SHAPES;
export const MEDIA_SHAPE_NAMES = Object.keys(MEDIA_SHAPES) as MediaShape[];

export const MAX_PICTURE_BYTES = 30 * 1024 * 1024;
/** Of the longer and the shorter side, in pixels. */
export const LEAST_SIDES_PX = { longer: 640, shorter: 200 };
/** Of what is cut out. */
const LEAST_CROP_PX = 160;
export const CENTRE: Focus = { x: 50, y: 50 };

interface Size {
  width: number;
  height: number;
}
/** In pixels of the whole picture. */
export interface Crop extends Size {
  x: number;
  y: number;
}
export type Crops = Partial<Record<MediaShape, Crop>>;

/** The largest part of this shape around the focus. */
export function cropAround({ width, height }: Size, focus: Focus, shape: MediaShape): Crop {
  const { ratio } = MEDIA_SHAPES[shape];
  const isWide = width / height > ratio;
  const size = {
    width: isWide ? Math.round(height * ratio) : width,
    height: isWide ? height : Math.round(width / ratio),
  };
  return {
    ...size,
    x: within(Math.round((width * focus.x) / 100 - size.width / 2), width - size.width),
    y: within(Math.round((height * focus.y) / 100 - size.height / 2), height - size.height),
  };
}

/** A crop as it can be: of its shape, not too small, inside the picture. */
export function fittingCrop(picture: Size, crop: Crop, shape: MediaShape): Crop {
  const { ratio } = MEDIA_SHAPES[shape];
  const most = Math.min(picture.width, Math.floor(picture.height * ratio));
  const least = Math.min(most, Math.ceil(LEAST_CROP_PX * Math.max(1, ratio)));
  const width = Math.max(least, Math.min(most, Math.round(crop.width)));
  const height = Math.min(picture.height, Math.round(width / ratio));
  return {
    ...{ width, height },
    x: within(Math.round(crop.x), picture.width - width),
    y: within(Math.round(crop.y), picture.height - height),
  };
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

export type MediaUseFilter = "all" | "used" | "unused" | "noAlt";
export type MediaSizeFilter = "any" | "large" | "small";
/** A picture this wide fills the opening of a home page. */
const LARGE_WIDTH_PX = 1600;

interface Listed {
  name: string;
  alt: string;
  isDecoration: boolean;
  width: number;
  uses: { label: string }[];
}

/** Whether a picture is among those searched for: by name, by what it shows, or by where it is used. */
export function isWanted(
  { name, alt, isDecoration, width, uses }: Listed,
  { search, use, size }: { search: string; use: MediaUseFilter; size: MediaSizeFilter },
): boolean {
  const texts = [name, alt, ...uses.map(({ label }) => label)].map(plain);
  return (
    texts.some((text) => text.includes(plain(search))) &&
    (use === "all" ||
      { used: uses.length > 0, unused: uses.length === 0, noAlt: !isDecoration && !alt }[use]) &&
    (size === "any" || width >= LARGE_WIDTH_PX === (size === "large"))
  );
}

const plain = (text: string) => text.normalize("NFC").replace(/\s/g, "").toLowerCase();
