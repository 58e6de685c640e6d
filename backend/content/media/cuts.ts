import { createHash, randomBytes } from "node:crypto";
import {
  CENTRE,
  type Crop,
  type Crops,
  cropAround,
  fittingCrop,
  MEDIA_SHAPE_NAMES,
  MEDIA_SHAPES,
  type MediaShape,
} from "@/contract/studio/media-shapes";
import { type CleanImage, resizeImage, STORED_EXTENSION } from "../../attachments/image";
import type { MediaFileRow, MediaRow } from "../../db/schema/media";

const NAME_DIGITS = 32;

/** What becomes of one shape of a picture; without an image it shows the middle, as the whole picture does by itself. */
export interface Cut {
  shape: MediaShape;
  image: CleanImage | null;
}

type Aim = Pick<MediaRow, "focus" | "crops">;

/** The columns of a file: its name is of its bytes, and of its picture where it is cut from one. */
export function fileColumns(
  partnerId: string,
  { bytes, width, height }: CleanImage,
  cut: { mediaId: number; shape: MediaShape } | null,
) {
  const hash = createHash("sha256").update(cut ? `${cut.mediaId} ${cut.shape} ` : "");
  return {
    ...{ width, height, bytes: bytes.byteLength, shape: cut?.shape ?? null, isCurrent: true },
    file: `${hash.update(bytes).digest("hex").slice(0, NAME_DIGITS)}.${STORED_EXTENSION}`,
    storageKey: `${partnerId}/media/${randomBytes(NAME_DIGITS / 2).toString("hex")}.${STORED_EXTENSION}`,
  };
}

/** Crops as they can be on this picture. */
export function fittingCrops(picture: MediaFileRow, crops: Crops): Crops {
  const entries = Object.entries(crops) as [MediaShape, Crop][];
  return Object.fromEntries(entries.map(([shape, crop]) => [shape, fittingCrop(picture, crop, shape)]));
}

/** The shapes that show another part than before. */
export const recutShapes = (whole: MediaFileRow, before: Aim, after: Aim): MediaShape[] =>
  MEDIA_SHAPE_NAMES.filter((shape) => partOf(whole, before, shape) !== partOf(whole, after, shape));

export async function cutOut(
  bytes: Uint8Array,
  whole: MediaFileRow,
  { aim, shape }: { aim: Aim; shape: MediaShape },
): Promise<Cut> {
  if (isMiddle(whole, aim, shape)) return { shape, image: null };
  const { size } = MEDIA_SHAPES[shape];
  const crop = cropOf(whole, aim, shape);
  return { shape, image: await resizeImage(bytes, { crop, ...(size && { ...size, isExact: true }) }) };
}

const cropOf = (whole: MediaFileRow, { focus, crops }: Aim, shape: MediaShape): Crop =>
  crops[shape] ?? cropAround(whole, focus, shape);

const partOf = (whole: MediaFileRow, aim: Aim, shape: MediaShape): string => {
  const { x, y, width, height } = cropOf(whole, aim, shape);
  return [x, y, width, height].join();
};

const isMiddle = (whole: MediaFileRow, aim: Aim, shape: MediaShape): boolean =>
  partOf(whole, aim, shape) === partOf(whole, { focus: CENTRE, crops: {} }, shape);
