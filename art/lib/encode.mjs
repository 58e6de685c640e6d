import sharp from "sharp";

const SOFTEN = [0, 0.5, 0.8, 1.2, 1.7];
const LOWEST_QUALITY = 50;

/** Opens raw RGBA bytes from the renderer. */
export const fromRaw = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();

/** Encodes to WebP at the best quality that stays under maxBytes; fine grain is softened before quality drops too low. */
export async function toWebp(picture, maxBytes) {
  const png = await picture.png({ compressionLevel: 1 }).toBuffer();
  let out;
  for (const blur of SOFTEN) {
    for (let quality = 92; quality >= LOWEST_QUALITY; quality -= 6) {
      const source = blur ? sharp(png).blur(blur) : sharp(png);
      out = await source.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
      if (out.length <= maxBytes) return out;
    }
  }
  return out;
}

/** Encodes a page with words on it: never softened, smaller only by quality. */
export async function wordsToWebp(png, maxBytes) {
  let out;
  for (let quality = 90; quality >= 60; quality -= 6) {
    out = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (out.length <= maxBytes) break;
  }
  return out;
}
