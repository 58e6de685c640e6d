export interface PictureSize {
  width: number;
  height: number;
}
export type PictureKind = "logo" | "hero" | "introduce" | "space" | "map" | "doctor" | "treatment" | "event";

/** In pixels: the largest that the storefront shows. */
export const PICTURE_SIZES: Record<PictureKind, PictureSize> = {
  logo: { width: 480, height: 112 },
  hero: { width: 1600, height: 900 },
  introduce: { width: 1200, height: 900 },
  space: { width: 1200, height: 800 },
  map: { width: 1200, height: 750 },
  doctor: { width: 720, height: 960 },
  treatment: { width: 800, height: 800 },
  event: { width: 1200, height: 900 },
};
/** Of webp, from 1 to 100. */
export const PICTURE_QUALITY = 80;

/** File names by kind, besides the names of treatments and doctors. */
const NAMED: readonly (readonly [PictureKind, RegExp])[] = [
  ["logo", /^(logo|로고)$/],
  ["hero", /^(hero|메인|대표사진|첫화면)\d*$/],
  ["introduce", /^(introduce|소개)$/],
  ["space", /^(space|공간|내부|인테리어|시설)\d*$/],
  ["map", /^(map|약도|지도)$/],
  ["doctor", /^(doctor|원장|대표원장|의료진)$/],
  ["event", /^(event|이벤트)$/],
];

/** Normalised for comparison: without extension, whitespace, hyphens, brackets and case. */
export const plainName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/\.[a-z0-9]+$/i, "")
    .toLowerCase()
    .replaceAll(/[\s_\-–·.()[\]]/g, "");

export const kindOfName = (plain: string): PictureKind | undefined =>
  NAMED.find(([, pattern]) => pattern.test(plain))?.[0];
