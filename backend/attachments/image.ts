import sharp, { type Sharp } from "sharp";
import { ApiError } from "../errors";
import { Turns } from "../turns";

const MAX_SIDE_PX = 2560;
/** Above what phones' cameras take; 200 MB of pixels at most while one is read. */
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

const turns = new Turns(2, 20);

/** The kinds that are taken, by how their bytes begin. What a browser calls a file says nothing. */
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
 * A picture drawn anew from its pixels: upright, at most 2560 px, with nothing else that the file held, no place, no
 * camera, no second format. Throws a 415 for other kinds of files and a 422 for broken or vast pictures.
 */
export async function cleanImage(file: Uint8Array): Promise<CleanImage> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = kinds.find(({ begins }) => begins(bytes));
  if (!kind) throw new ApiError(415, "attachment.type", "JPEG, PNG, WebP 사진만 올릴 수 있습니다.");
  return turns.run(async () => {
    // The header alone, which says how large it would become.
    const { width, height, format } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
    if (format !== kind.format) throw unreadable();
    if (width * height > MAX_PIXELS)
      throw new ApiError(422, "attachment.too-many-pixels", "사진이 너무 큽니다. 크기를 줄여서 올려 주세요.");
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
    const { data, info } = await readable(redrawn(image).toBuffer({ resolveWithObject: true }));
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  });
}

/** sharp writes no metadata unless it is asked to. */
const redrawn = (image: Sharp): Sharp =>
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
