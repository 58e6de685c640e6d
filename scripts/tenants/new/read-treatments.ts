import { CsvError, parse } from "csv-parse/sync";
import { decodeText } from "./decode-text";
import type { Problem } from "./problem";
import { readTreatmentRow, type TreatmentRow } from "./read-treatment-row";
import { COLUMN_KEYS, type ColumnKey, columnName, columnOf, isColumnRequired } from "./treatment-columns";
import { joinTreatments, type Treatment } from "./treatments";

interface ReadTreatments {
  treatments: Treatment[];
  problems: Problem[];
  /** What was not read, and why that is no harm. */
  warnings: string[];
}

interface Line {
  number: number;
  cells: string[];
}

/** A table of treatments with prices. Everything that is wrong is said at once, with its line and column. */
export function readTreatments(bytes: Uint8Array, file: string): ReadTreatments {
  const failed = (message: string, line?: number) => ({
    treatments: [],
    problems: [{ file, line, message }],
    warnings: [],
  });
  const text = decodeText(bytes);
  if (text === null) return failed("is neither UTF-8 nor CP949; save it as CSV UTF-8");
  const lines = readLines(text);
  if (lines instanceof CsvError) return failed(csvMessage(lines), Number(lines.lines) || undefined);
  const [head, ...rows] = lines;
  if (!head || rows.length === 0) return failed("has no rows");
  const { columns, problems, warnings } = readHead(head, file);
  const read = rows.flatMap((line) => {
    const row = readTreatmentRow(line, { columns, head: head.cells, file, problems });
    return row ? [row] : [];
  });
  const treatments = problems.length > 0 ? [] : joinTreatments(read satisfies TreatmentRow[], file, problems);
  return { treatments, problems, warnings };
}

function readLines(text: string): Line[] | CsvError {
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
    return records
      .map(({ record, info }) => {
        // A cell may hold line feeds: a record starts after the one before has ended.
        const number = end + 1;
        end = Math.max(number, info.lines);
        return { number, cells: record };
      })
      .filter(({ cells }) => cells.some(Boolean));
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}

/** The parser's own words name its options; a person wants to hear of the quote. */
const csvMessage = ({ code, message }: CsvError) =>
  /QUOTE/.test(code) ? 'a quote (") is not closed, or stands inside a cell that has none around it' : message;

function readHead(head: Line, file: string) {
  const columns = head.cells.map(columnOf);
  const problems: Problem[] = [];
  const add = (column: string, message: string) =>
    problems.push({ file, line: head.number, column, message });
  for (const key of COLUMN_KEYS) {
    const count = columns.filter((column) => column === key).length;
    if (count === 0 && isColumnRequired(key)) add(columnName(key), "there is no such column");
    if (count > 1) add(columnName(key), "is there twice");
  }
  const unknown = head.cells.filter((cell, index) => cell && !columns[index]);
  const warnings = unknown.map(
    (cell) => `${file}:${head.number}: ${cell}: an unknown column; it is not read`,
  );
  return { columns: columns as (ColumnKey | undefined)[], problems, warnings };
}
