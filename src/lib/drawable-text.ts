const SIGNS = "°±×–—‘’“”•…·→₩℃";
/** Syllables, single letters of Hangul, ASCII and the signs of ordinary copy: what the drawn pictures' fonts have. */
const RANGES = [
  [0x20, 0x7e],
  [0x3131, 0x3163],
  [0xac00, 0xd7a3],
] as const;
const NOT_DRAWABLE = new RegExp(`[^ -~ㄱ-ㅣ가-힣${SIGNS}]`, "gu");
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;

/** Every character that the fonts of drawn pictures have. */
export function drawableCharacters(): string {
  const ranges = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)),
  );
  return ranges.join("") + SIGNS;
}

/** A text without what those fonts lack: emoji and other scripts, which would otherwise be fetched from elsewhere. */
export function drawableText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(NOT_DRAWABLE, "")
    .replace(EMPTY_BRACKETS, "")
    .replace(/ {2,}/g, " ")
    .trim();
}
