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

interface CleanImage {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

const semaphore = new Semaphore(2, 20);

/** Accepted formats by their magic numbers; the browser's content type is not trusted. */
const kinds = [
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
] as const;

/**
 * Re-encodes a picture from its pixels: upright, at most 2560 px, without metadata. Throws a 415 for other kinds of files
 * and a 422 for broken or huge pictures.
 */
export async function cleanImage(file: Uint8Array): Promise<CleanImage> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = kinds.find(({ begins }) => begins(bytes));
  if (!kind) throw new ApiError(415, "attachment.type", "JPEG, PNG, WebP 사진만 올릴 수 있습니다.");
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
