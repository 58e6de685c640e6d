export interface TextPart {
  text: string;
  isHit: boolean;
}

/** Words that count, as in the backend's own search. */
const MAX_WORDS = 8;
/** Letters as they are read: composed or not, a syllable is one. */
const letters = new Intl.Segmenter("ko", { granularity: "grapheme" });

/**
 * A text cut where words of a keyword stand in it, whatever their case, width or composition. Nothing of a keyword is
 * a pattern.
 */
export function splitHits(text: string, keyword: string): TextPart[] {
  const words = fold(keyword).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const read = Array.from(letters.segment(text), ({ segment }) => segment);
  const hits = hitLetters(read.map(fold), words);
  const parts: TextPart[] = [];
  for (const [index, letter] of read.entries()) {
    const isHit = hits.has(index);
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.text += letter;
    else parts.push({ text: letter, isHit });
  }
  return parts;
}

/** Which of the letters belong to a word that was looked for. */
function hitLetters(folded: readonly string[], words: readonly string[]): Set<number> {
  const whole = folded.join("");
  // A letter may fold into several, such as a ligature.
  const letterAt = folded.flatMap((letter, index) => Array.from(letter.split(""), () => index));
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (const index of letterAt.slice(at, at + word.length)) hits.add(index);
    }
  }
  return hits;
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase();
