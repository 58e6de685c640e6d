import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { PICTURE_QUALITY, PICTURE_SIZES, type PictureKind } from "./picture-sizes";
import type { FoundPicture } from "./read-pictures";

/** Below this fraction of the target size a picture looks blurred. */
const SMALL = 0.5;

/**
 * A photograph in the storefront's size and format: rotated by its EXIF data, cropped to the most salient part, never
 * enlarged, without metadata.
 */
export async function convertPicture(picture: FoundPicture, kind: PictureKind): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES[kind];
  const share = Math.min(1, coverage(picture, kind));
  return sharp(await readFile(picture.path))
    .autoOrient()
    .resize({
      width: Math.round(width * share),
      height: Math.round(height * share),
      fit: "cover",
      position: sharp.strategy.attention,
    })
    .webp({ quality: PICTURE_QUALITY })
    .toBuffer();
}

/** A warning for a picture that is too small for its kind. */
export function smallWarning(picture: FoundPicture, kind: PictureKind): string | null {
  const { width, height } = PICTURE_SIZES[kind];
  const isSmall = kind === "logo" ? picture.height < height / 2 : coverage(picture, kind) < SMALL;
  return isSmall
    ? `${picture.path}: ${picture.width} x ${picture.height} is small for a ${kind} picture and will look soft; ${width} x ${height} is good`
    : null;
}

/** The picture's size relative to the target size. */
const coverage = (picture: FoundPicture, kind: PictureKind) =>
  Math.min(picture.width / PICTURE_SIZES[kind].width, picture.height / PICTURE_SIZES[kind].height);
