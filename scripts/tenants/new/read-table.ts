import { CsvError, parse } from "csv-parse/sync";
import readExcelFile from "read-excel-file/node";
import { decodeText } from "./decode-text";
import { columnOf } from "./treatment-columns";

export interface Line {
  /** Counted from 1, as an editor or a spreadsheet counts. */
  number: number;
  cells: string[];
}

/** The lines of a table with its head first, or why it cannot be read. */
export type Table = { lines: Line[]; warnings: string[] } | { message: string; line?: number };

/** Columns that a line must name to be the head, where a title stands above it. */
const HEAD_COLUMNS = 2;
const ZIP_MARK = "PK\u0003\u0004";
const OLD_EXCEL_MARK = "\u00d0\u00cf\u0011\u00e0";

/** A CSV file (UTF-8, UTF-16 or CP949) or an Excel workbook (`.xlsx`), told by its bytes. */
export async function readTable(bytes: Uint8Array, file: string): Promise<Table> {
  const mark = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  if (mark === OLD_EXCEL_MARK) return { message: "is an old Excel file (.xls); save it as .xlsx or CSV" };
  const table = mark === ZIP_MARK ? await readWorkbook(bytes, file) : readText(bytes);
  return "lines" in table ? fromHead(table.lines, table.warnings, file) : table;
}

/** Without the lines above the head, which are said. */
function fromHead(lines: Line[], warnings: string[], file: string): Table {
  const isHead = ({ cells }: Line) => cells.filter(columnOf).length >= HEAD_COLUMNS;
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
      // The types do not know what `info` makes of a record.
    }) as unknown as { record: string[]; info: { lines: number } }[];
    let end = 0;
    const lines = records.map(({ record, info }) => {
      // A cell may hold line feeds: a record starts after the one before has ended.
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

/** The parser's own words name its options; a person wants to hear of the quote. */
const csvMessage = ({ code, message }: CsvError) =>
  /QUOTE/.test(code) ? 'a quote (") is not closed, or stands inside a cell that has none around it' : message;

/** The first sheet that has anything in it. */
async function readWorkbook(bytes: Uint8Array, file: string): Promise<Table> {
  // A damaged workbook throws errors of several kinds, from the archive or its XML.
  const sheets = await readExcelFile(Buffer.from(bytes)).catch(() => null);
  if (!sheets) return { message: "cannot be read as an Excel workbook; save it anew as .xlsx, or as CSV" };
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

/** Only the first of merged cells has the text: categories, and names of treatments with several options. */
function fillDown(lines: Line[]): Line[] {
  let columns: ReturnType<typeof columnOf>[] = [];
  let above: string[] = [];
  return lines.map((line) => {
    if (columns.filter(Boolean).length < HEAD_COLUMNS) {
      columns = line.cells.map(columnOf);
      return line;
    }
    const isOpen = (index: number) => columns[index] === "category" || columns[index] === "name";
    const cells = line.cells.map((cell, index) => cell || (isOpen(index) ? (above[index] ?? "") : ""));
    above = cells;
    return { ...line, cells };
  });
}
