/** Whether every word of the keyword stands somewhere in the text; letters' case and blanks within words do not count. */
export function matchesKeyword(text: string, keyword: string): boolean {
  const plain = fold(text).replace(/\s+/g, "");
  return fold(keyword)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => plain.includes(word));
}

const fold = (text: string) => text.normalize("NFC").toLowerCase();
