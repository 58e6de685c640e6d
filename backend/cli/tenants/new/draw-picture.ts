import sharp from "sharp";
import { type Colours, MOTIFS, type Random } from "./draw-motif";
import { PICTURE_QUALITY, type PictureSize } from "./picture-sizes";

interface DrawnPicture {
  /** Another seed, another picture of the same motif. */
  seed: string;
  motif: number;
  size: PictureSize;
  palette: Partial<Record<string, string>>;
  warm: string;
}

export const motifAlt = (motif: number): string => MOTIFS[motif % MOTIFS.length]?.alt ?? "";
export const MOTIF_COUNT = MOTIFS.length;

/** An illustration in the theme's colours, as webp, deterministic by seed. */
export function drawPicture({ seed, motif, size, palette, warm }: DrawnPicture): Promise<Buffer> {
  const random = randomOf(seed);
  const shade = (name: string) => palette[name] ?? "#CCCCCC";
  const colours: Colours = {
    pale: shade("50"),
    light: shade("200"),
    middle: shade("300"),
    strong: shade("400"),
    deep: shade("600"),
    warm,
  };
  const { width, height } = size;
  const side = Math.min(width, height);
  const scale = side / 100;
  const drawing = MOTIFS[motif % MOTIFS.length]?.draw(random, colours) ?? "";
  // In a wide picture the motif is right of the centre, so that text fits on the left.
  const left = (width - side) * (width > height * 1.4 ? 0.72 : 0.5);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>${gradients(colours, random)}</defs>
    <rect width="100%" height="100%" fill="url(#wall)"/><rect width="100%" height="100%" fill="url(#light)"/>
    ${width > height * 1.4 ? backgroundCircles(width, height, colours, random) : ""}
    <svg x="${left}" y="${(height - side) / 2}" width="${side}" height="${side}" viewBox="0 0 100 100" overflow="visible">${drawing}</svg>
    <rect width="100%" height="100%" fill="url(#dusk)" opacity="${0.1 * Math.min(1, scale)}"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: PICTURE_QUALITY }).toBuffer();
}

/** Large faint circles in the background of a wide picture. */
const backgroundCircles = (width: number, height: number, { middle }: Colours, random: Random) =>
  [0.2, 0.42]
    .map(
      (at) =>
        `<circle cx="${width * (at + random() * 0.1)}" cy="${height * (0.5 + random() * 0.6)}" r="${height * (0.3 + random() * 0.3)}" fill="${middle}" opacity=".16"/>`,
    )
    .join("");

function gradients(colours: Colours, random: Random): string {
  const turn = Math.round(20 + random() * 50);
  const ball = (id: string, from: string, to: string) =>
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".45" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`;
  return `<linearGradient id="wall" gradientTransform="rotate(${turn})"><stop offset="0" stop-color="${colours.pale}"/><stop offset="1" stop-color="${colours.light}"/></linearGradient>
    <radialGradient id="light" cx="${0.2 + random() * 0.3}" cy=".15" r=".8"><stop offset="0" stop-color="#FFFFFF" stop-opacity=".75"/><stop offset="1" stop-color="#FFFFFF" stop-opacity="0"/></radialGradient>
    <radialGradient id="dusk" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-color="${colours.deep}" stop-opacity="0"/><stop offset="1" stop-color="${colours.deep}"/></radialGradient>
    ${ball("ball", colours.light, colours.strong)}${ball("warm", colours.warm, colours.middle)}
    <filter id="soft" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="1.8"/></filter>`;
}

/** Mulberry32 over a hash of the seed. */
function randomOf(seed: string): Random {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
