const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FACE = /subset\.(\d+)\.woff2[\s\S]*?unicode-range:\s*([^;}]+)/g;

/**
 * Syllables in the order in which they earn their bytes: first those of our own copy, most used first, then the
 * language's most common ones. The package's dynamic subset is sorted by frequency (its last slices hold the most
 * common characters), so its stylesheet doubles as a frequency list.
 */
export function rankSyllables(corpus: Map<string, number>, dynamicSubsetCss: string): string[] {
  const own = [...corpus].sort(([, a], [, b]) => b - a).map(([syllable]) => syllable);
  const common = [...dynamicSubsetCss.matchAll(FACE)]
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .flatMap(([, , ranges = ""]) => syllablesOf(ranges));
  return [...new Set([...own, ...common])];
}

function syllablesOf(ranges: string): string[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace(/^U\+/i, "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    if (first < FIRST_SYLLABLE || last > LAST_SYLLABLE) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}
