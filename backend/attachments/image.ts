import sharp, { type Sharp } from "sharp";
import { ApiError } from "../lib/errors";
import { Semaphore } from "../lib/semaphore";

const MAX_SIDE_PX = 2560;
/** Above phone cameras; at most 200 MB of pixels in memory. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 20;
const WEBP_QUALITY = 80;

export const STORED_TYPE = "image/webp";
export const STORED_EXTENSION = "webp";

export interface CleanImage {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

const semaphore = new Semaphore(2, 20);

interface PictureKind {
  /** As sharp names it. */
  format: string;
  begins: (bytes: Buffer) => boolean;
}

/** Accepted formats by their magic numbers; the browser's content type is not trusted. */
const PHOTO_KINDS: PictureKind[] = [
  { format: "jpeg", begins: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    format: "png",
    begins: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  },
  {
    format: "webp",
    begins: (bytes: Buffer) =>
      bytes.subarray(0, 4).toString("latin1") === "RIFF" &&
      bytes.subarray(8, 12).toString("latin1") === "WEBP",
  },
];
const brandOf = (bytes: Buffer) =>
  bytes.subarray(4, 8).toString("latin1") === "ftyp" ? bytes.subarray(8, 12).toString("latin1") : "";
const AVIF: PictureKind = { format: "heif", begins: (bytes) => ["avif", "avis"].includes(brandOf(bytes)) };
/** As iPhones store photos; their codec is not free. */
const isHeic = (bytes: Buffer) => /^(he[iv][cmsx]|mif1|msf1)$/.test(brandOf(bytes));

/**
 * Re-encodes a picture from its pixels: upright, at most 2560 px, without metadata. Throws a 415 for other kinds of files
 * and a 422 for broken or huge pictures. `isForContent`: a clinic's own picture, which may be an AVIF.
 */
export async function cleanImage(file: Uint8Array, { isForContent = false } = {}): Promise<CleanImage> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = [...PHOTO_KINDS, ...(isForContent ? [AVIF] : [])].find(({ begins }) => begins(bytes));
  if (!kind) throw wrongType(bytes, isForContent);
  return semaphore.run(async () => {
    // Reads the header only, for the size in memory.
    const { width, height, format } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
    if (format !== kind.format) throw unreadable();
    if (width * height > MAX_PIXELS)
      throw new ApiError(422, "attachment.too-many-pixels", "사진이 너무 큽니다. 크기를 줄여서 올려 주세요.");
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
    const { data, info } = await readable(reencoded(image).toBuffer({ resolveWithObject: true }));
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  });
}

const wrongType = (bytes: Buffer, isForContent: boolean) =>
  isForContent && isHeic(bytes)
    ? new ApiError(415, "attachment.heic", "HEIC 사진입니다. 아이폰에서 JPEG로 내보내 올려 주세요.")
    : new ApiError(
        415,
        "attachment.type",
        `JPEG, PNG, WebP${isForContent ? ", AVIF" : ""} 사진만 올릴 수 있습니다.`,
      );

/** A part of a stored picture, or all of it, in these pixels at most. */
export const resizeImage = (
  file: Uint8Array,
  { crop, width, height, isExact = false }: Resizing,
): Promise<CleanImage> =>
  semaphore.run(async () => {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS });
    if (crop) image.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height });
    const fit = isExact ? "fill" : "inside";
    if (width) image.resize({ width, ...(height && { height }), fit, withoutEnlargement: !isExact });
    const made = image.webp({ quality: WEBP_QUALITY }).timeout({ seconds: MAX_SECONDS });
    const { data, info } = await readable(made.toBuffer({ resolveWithObject: true }));
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  });

interface Resizing {
  /** In pixels of the picture. */
  crop?: { x: number; y: number; width: number; height: number };
  width?: number;
  height?: number;
  /** Enlarged where it is smaller. */
  isExact?: boolean;
}

/** Of a file on disk, from its header; null for one that is no picture. */
export const readSize = (path: string): Promise<{ width: number; height: number } | null> =>
  sharp(path, { limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => null,
    );

/** sharp drops metadata by default. */
const reencoded = (image: Sharp): Sharp =>
  image
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .timeout({ seconds: MAX_SECONDS });

const readable = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw unreadable();
  });

const unreadable = () =>
  new ApiError(422, "attachment.unreadable", "읽을 수 없는 사진입니다. 다른 사진을 올려 주세요.");
