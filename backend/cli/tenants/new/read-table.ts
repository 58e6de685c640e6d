import { CsvError, parse } from "csv-parse/sync";
import readExcelFile from "read-excel-file/node";
import { columnOf } from "./treatment-columns";

export interface Line {
  /** From 1. */
  number: number;
  cells: string[];
}

/** The lines of a table starting with its header, or why it is invalid. */
export type Table = { lines: Line[]; warnings: string[] } | { message: string; line?: number };

/** Known columns that make a line the header; there may be a title above it. */
const MIN_HEAD_COLUMNS = 2;
const ZIP_MARK = "PK\u0003\u0004";
const OLD_EXCEL_MARK = "\u00d0\u00cf\u0011\u00e0";

/** A CSV file (UTF-8, UTF-16 or CP949) or an Excel workbook (`.xlsx`), detected by content. */
export async function readTable(bytes: Uint8Array, file: string): Promise<Table> {
  const mark = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  if (mark === OLD_EXCEL_MARK) return { message: "is an old Excel file (.xls); save it as .xlsx or CSV" };
  const table = mark === ZIP_MARK ? await readWorkbook(bytes, file) : readText(bytes);
  return "lines" in table ? fromHead(table.lines, table.warnings, file) : table;
}

/** Drops lines above the header, with a warning. */
function fromHead(lines: Line[], warnings: string[], file: string): Table {
  const isHead = ({ cells }: Line) => cells.filter(columnOf).length >= MIN_HEAD_COLUMNS;
  const start = Math.max(0, lines.findIndex(isHead));
  const above = lines.slice(0, start).map(({ number, cells }) => {
    return `${file}:${number}: ${cells.filter(Boolean).join(" ")}: above the names of the columns; it is not read`;
  });
  return { lines: lines.slice(start), warnings: [...warnings, ...above] };
}

function readText(bytes: Uint8Array): Table {
  const text = decodeText(bytes);
  if (text === null) return { message: "is neither UTF-8 nor CP949; save it as CSV UTF-8" };
  const [firstLine = ""] = text.split("\n", 1);
  const delimiter = [",", "\t", ";"].toSorted(
    (one, other) => firstLine.split(other).length - firstLine.split(one).length,
  )[0];
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      info: true,
      trim: true,
      relax_column_count: true,
      // The types do not cover `info`.
    }) as unknown as { record: string[]; info: { lines: number } }[];
    let end = 0;
    const lines = records.map(({ record, info }) => {
      // Cells may contain line feeds: a record starts where the last one ended.
      const number = end + 1;
      end = Math.max(number, info.lines);
      return { number, cells: record };
    });
    return { lines: lines.filter(isFilled), warnings: [] };
  } catch (error) {
    if (error instanceof CsvError)
      return { message: csvMessage(error), line: Number(error.lines) || undefined };
    throw error;
  }
}

/** The parser's message names its options instead of the quote. */
const csvMessage = ({ code, message }: CsvError) =>
  /QUOTE/.test(code) ? 'a quote (") is not closed, or is inside an unquoted cell' : message;

/** The first sheet with content. */
async function readWorkbook(bytes: Uint8Array, file: string): Promise<Table> {
  // A damaged workbook throws various errors of its archive or XML.
  const sheets = await readExcelFile(Buffer.from(bytes)).catch(() => null);
  if (!sheets) return { message: "cannot be read as an Excel workbook; save it again as .xlsx, or as CSV" };
  const [first, ...others] = sheets
    .map(({ sheet, data }) => ({ sheet, lines: data.map(toLine).filter(isFilled) }))
    .filter(({ lines }) => lines.length > 0);
  return {
    lines: fillDown(first?.lines ?? []),
    warnings: others.map(({ sheet }) => `${file}: sheet ${sheet}: only the first sheet is read`),
  };
}

const toLine = (row: readonly unknown[], index: number): Line => ({
  number: index + 1,
  cells: row.map((cell) => (cell === null || cell === undefined ? "" : String(cell).normalize("NFC").trim())),
});

const isFilled = ({ cells }: Line) => cells.some(Boolean);

/** Merged cells have their text in the first one only: fills categories and names down. */
function fillDown(lines: Line[]): Line[] {
  let columns: ReturnType<typeof columnOf>[] = [];
  let above: string[] = [];
  return lines.map((line) => {
    if (columns.filter(Boolean).length < MIN_HEAD_COLUMNS) {
      columns = line.cells.map(columnOf);
      return line;
    }
    const isFilledDown = (index: number) => columns[index] === "category" || columns[index] === "name";
    const cells = line.cells.map((cell, index) => cell || (isFilledDown(index) ? (above[index] ?? "") : ""));
    above = cells;
    return { ...line, cells };
  });
}

/** Spreadsheets save UTF-8 with a byte order mark, UTF-16, or CP949. Null for other encodings. */
function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs("utf-16le", bytes);
  return decodeAs("utf-8", bytes) ?? decodeAs("euc-kr", bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize("NFC");
  } catch {
    // Invalid in this encoding: the next one is tried.
    return null;
  }
}
