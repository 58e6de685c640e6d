/** Without it Excel reads Korean in the wrong encoding. */
const BYTE_ORDER_MARK = "\ufeff";

/** Lines of cells as CSV for spreadsheets (RFC 4180, UTF-8); lines end in CR LF. */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");

/** A text that begins like a formula would run in a spreadsheet: an apostrophe makes it text. */
function cellOf(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const safe = /^[\s=+\-@]/.test(cell) ? `'${cell}` : cell;
  return /["',\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
