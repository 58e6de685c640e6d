const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FACE = /subset\.(\d+)\.woff2[\s\S]*?unicode-range:\s*([^;}]+)/g;

/** Consonants and vowels by themselves, as in "ㅋㅋ". */
export const JAMO = charactersBetween(0x3131, 0x3163);
/** The 11,172 syllables of Hangul, in their order. */
export const SYLLABLES = charactersBetween(FIRST_SYLLABLE, LAST_SYLLABLE);

/**
 * All syllables, the language's most common ones first: the last slices of Pretendard's dynamic subset hold the most
 * common characters, so its style sheet doubles as a frequency list.
 */
export function syllablesByFrequency(dynamicSubsetCss: string): string[] {
  const listed = [...dynamicSubsetCss.matchAll(FACE)]
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .flatMap(([, , ranges = ""]) => ranges.split(",").flatMap(charactersOfRange));
  const isSyllable = new Set(SYLLABLES);
  return [...new Set([...listed.filter((character) => isSyllable.has(character)), ...SYLLABLES])];
}

/** The characters of one range as CSS writes it: `U+ac00-ac0f`. */
export function charactersOfRange(range: string): string[] {
  const [first = 0, last = first] = range
    .trim()
    .replace(/^U\+/i, "")
    .split("-")
    .map((hex) => Number.parseInt(hex, 16));
  return charactersBetween(first, last);
}

function charactersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
