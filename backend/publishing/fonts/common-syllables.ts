/** The 2,350 syllables of KS X 1001: practically all Korean text. */
export function commonSyllables(): string[] {
  const decoder = new TextDecoder("euc-kr");
  const rows = Array.from({ length: 25 }, (_, row) => 0xb0 + row);
  return rows.flatMap((row) =>
    Array.from({ length: 94 }, (_, cell) => decoder.decode(Uint8Array.of(row, 0xa1 + cell))),
  );
}
