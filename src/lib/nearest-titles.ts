/** Something that an address may have meant. */
export interface Titled {
  title: string;
  /** Its own address: what a visitor wrote may be near that as well. */
  href: string;
}

const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** Endings of addresses that other programs make. */
const ENDING = /\.(html?|php|aspx?|jsp)$/i;
const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** The words that stand in the path of an address: `/ulthera-300.html` to `ulthera` and `300`. */
export function wordsOfPath(path: string): string[] {
  const words = fold(decode(path).replace(ENDING, "")).split(SEPARATORS);
  return [...new Set(words)].filter(Boolean).map(shorten).slice(0, MOST_WORDS);
}

/** Below this a word is another word. */
const NEAR = 0.5;

/** Those whose title, or whose own address, is nearest to the words, the nearest first; fewer where fewer are near. */
export function nearestTitles<T extends Titled>(
  words: readonly string[],
  things: readonly T[],
  most: number,
): T[] {
  return things
    .map((thing) => ({ thing, score: scoreOf(words, thing) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ thing }) => thing);
}

function scoreOf(words: readonly string[], { title, href }: Titled): number {
  const own = [...fold(title).split(SEPARATORS), ...wordsOfPath(href).filter((word) => !/^\d+$/.test(word))];
  const near = words.map((word) => Math.max(0, ...own.map((each) => nearness(word, each))));
  return near.reduce((sum, each) => sum + (each < NEAR ? 0 : each), 0);
}

/** 1: the same; less where one holds the other, or where they share pairs of letters. */
function nearness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < (isLatin(short) ? 3 : 2)) return 0;
  if (long.includes(short)) return 0.6 + 0.3 * (short.length / long.length);
  return 0.9 * shareOfPairs(pairsOf(a), pairsOf(b));
}

/** Dice's coefficient: how many of their pairs of letters two words have in common. */
function shareOfPairs(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  const shared = a.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return a.length + b.length === 0 ? 0 : (2 * shared.length) / (a.length + b.length);
}

/** Of a syllable's letters: a misspelt one is near the right one. */
function pairsOf(word: string): string[] {
  const letters = word.normalize("NFD");
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
}

/** Two syllables are a word already, two letters are part of many. */
const isLatin = (word: string) => /^[a-z0-9]*$/.test(word);
const shorten = (word: string) => word.slice(0, LONGEST_WORD);
const fold = (text: string) => text.normalize("NFKC").toLowerCase();

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
