import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { contrastRatio } from "@/contract/tenant/contrast";
import { PICTURE_QUALITY, PICTURE_SIZES } from "./picture-sizes";

/** Around a logo with a background, in pixels. */
const MARGIN = 12;
const MIN_CONTRAST = 3;
const DARK = "#000000";

/**
 * A logo at the largest size that the storefront shows. The header is light and the footer dark: a transparent logo too
 * dark for the footer gets a light background.
 */
export async function convertLogo(path: string, ground: string): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES.logo;
  const image = sharp(await readFile(path)).autoOrient();
  const resized = (margin: number) =>
    image.clone().resize({
      width: width - 2 * margin,
      height: height - 2 * margin,
      fit: "inside",
      withoutEnlargement: true,
    });
  const webp = (ready: Sharp) => ready.webp({ quality: PICTURE_QUALITY, alphaQuality: 100 }).toBuffer();
  const colour = await colourOfTransparent(image.clone());
  if (colour === null || contrastRatio(colour, DARK) >= MIN_CONTRAST) return webp(resized(0));
  const plate = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: ground };
  return webp(resized(MARGIN).flatten({ background: ground }).extend(plate));
}

/** The median colour of the darkest third of the opaque pixels; null for a picture without transparency. */
async function colourOfTransparent(image: Sharp): Promise<string | null> {
  const { data, info } = await image
    .resize({ width: 96, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => [
    ...data.subarray(index * 4, index * 4 + 4),
  ]);
  const seen = pixels.filter(([, , , alpha = 0]) => alpha > 127);
  if (seen.length === 0 || seen.length === pixels.length) return null;
  const brightness = ([red = 0, green = 0, blue = 0]: number[]) => 0.3 * red + 0.6 * green + 0.1 * blue;
  const darkest =
    seen.toSorted((one, other) => brightness(one) - brightness(other))[Math.floor(seen.length / 6)] ?? [];
  return `#${darkest
    .slice(0, 3)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}
