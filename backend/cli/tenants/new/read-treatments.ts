import { unitOfHead } from "./cell-values";
import type { Problem } from "./problem";
import { type Line, readTable } from "./read-table";
import { readTreatmentRow } from "./read-treatment-row";
import { COLUMN_KEYS, columnName, columnOf, isColumnRequired } from "./treatment-columns";
import { joinTreatments, type Treatment } from "./treatments";

interface ReadTreatments {
  treatments: Treatment[];
  problems: Problem[];
  warnings: string[];
}

/** Parses a table of treatments with prices; reports all errors at once, with line and column. */
export async function readTreatments(bytes: Uint8Array, file: string): Promise<ReadTreatments> {
  const failed = (message: string, line?: number) => ({
    treatments: [],
    problems: [{ file, line, message }],
    warnings: [],
  });
  const table = await readTable(bytes, file);
  if ("message" in table) return failed(table.message, table.line);
  const [head, ...rows] = table.lines;
  if (!head || rows.length === 0) return failed("has no rows");
  const { columns, problems, warnings } = readHead(head, file);
  const place = { columns, head: head.cells, unit: priceUnit(head), file, problems };
  const read = rows.map((line) => readTreatmentRow(line, place));
  const treatments = joinTreatments(read, file, problems);
  problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return {
    treatments: problems.length > 0 ? [] : treatments,
    problems,
    warnings: [...table.warnings, ...warnings],
  };
}

const priceUnit = (head: Line) => unitOfHead(head.cells.find((cell) => columnOf(cell) === "price") ?? "");

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
  const warn = (cell: string, message: string) => `${file}:${head.number}: ${cell}: ${message}`;
  const unknown = head.cells.filter((cell, index) => cell && !columns[index]);
  const withoutVat = head.cells.filter((cell) => /(VAT|부가세)\s*(별도|제외|미포함)/i.test(cell));
  const warnings = [
    ...unknown.map((cell) => warn(cell, "an unknown column; it is not read")),
    ...withoutVat.map((cell) => warn(cell, "set homepageConfig.isIncludeVat to false in tenant.json")),
  ];
  return { columns, problems, warnings };
}
