import { JAMO } from "./korean-syllables";

/** The first two hold what any text needs next; below 120 a file's own bytes begin to weigh. */
const COMMON_SIZES = [240, 240, 120];
const RARE_SLICES = 32;

/** Everything behind the base, in files that a page loads by what it shows: jamo, common syllables, all others. */
export function sliceSyllables(rest: string[], common: Set<string>): string[][] {
  const rare = rest.filter((syllable) => !common.has(syllable)).sort();
  return [
    JAMO,
    ...chunks(
      rest.filter((syllable) => common.has(syllable)),
      COMMON_SIZES,
    ),
    ...chunks(rare, [Math.ceil(rare.length / RARE_SLICES)]),
  ];
}

/** Consecutive parts of these sizes, the last size for all that follow. */
export function chunks(items: string[], sizes: number[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < items.length; ) {
    const size = sizes[parts.length] ?? sizes.at(-1) ?? items.length;
    parts.push(items.slice(start, start + size));
    start += size;
  }
  return parts;
}
