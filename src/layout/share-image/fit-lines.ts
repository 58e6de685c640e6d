interface Space {
  /** In the font's own size: a width of 400 at 40 pixels is 10. */
  width: number;
  maxLines: number;
}

/** At most as wide as the faces of share images have them, in ems. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ .,·:;'!|ilj‘’]/, 0.3],
  [/[a-hknopq-vxyz()[\]"“”-]/, 0.57],
  [/[0-9]/, 0.66],
  [/[A-LNOPQ-VXYZ~=+×°±<>$#*?_–]/, 0.76],
  [/[ㄱ-ㅣ가-힣]/, 0.95],
];
const ANY_OTHER = 1.15;
const ELLIPSIS = "…";

/**
 * A text in lines that break between words alone, evenly filled, with an ellipsis where it does not fit. The drawing
 * library's own breaks part a word from its full stop.
 */
export function fitLines(text: string, { width, maxLines }: Space): string[] {
  const words = text
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => pieces(word, width));
  const lines = fill(words, width);
  if (lines.length > maxLines) return withEllipsis(lines.slice(0, maxLines), width);
  return fill(words, narrowest(words, width, lines.length));
}

function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const joined = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The least width that takes no more lines: so no word stands alone on the last. */
function narrowest(words: readonly string[], width: number, lineCount: number): number {
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 0.1) {
    const middle = (tooNarrow + enough) / 2;
    const isWider = words.some((word) => widthOf(word) > middle);
    if (isWider || fill(words, middle).length > lineCount) tooNarrow = middle;
    else enough = middle;
  }
  return enough;
}

function withEllipsis(lines: string[], width: number): string[] {
  let last = lines.at(-1) ?? "";
  while (last && widthOf(last + ELLIPSIS) > width) last = last.slice(0, -1);
  return [...lines.slice(0, -1), last.replace(/[\s.,·:;(–-]+$/, "") + ELLIPSIS];
}

/** A word wider than a line, cut where the line ends. */
function pieces(word: string, width: number): string[] {
  const cut: string[] = [""];
  for (const character of word) {
    const piece = (cut.at(-1) ?? "") + character;
    if (widthOf(piece) <= width) cut[cut.length - 1] = piece;
    else cut.push(character);
  }
  return cut;
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    width += WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? ANY_OTHER;
  }
  return width;
}
