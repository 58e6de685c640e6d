import { type CellValue, readFlag, readList, readMinutes, readPrice } from "./cell-values";
import type { Problem } from "./problem";
import { type ColumnKey, columnName, isColumnRequired } from "./treatment-columns";

/** One line of the table: an option of a treatment, and what the line says of the treatment itself. */
export interface TreatmentRow {
  line: number;
  category: string;
  name: string;
  option: string;
  price: number;
  eventPrice: number | null;
  durationMinutes: number | null;
  isRecommend: boolean;
  texts: Partial<Record<TextKey, string>>;
}
export type TextKey =
  | "summary"
  | "description"
  | "recommendedFor"
  | "anaesthesia"
  | "recovery"
  | "caution"
  | "tags"
  | "image";
const TEXT_KEYS: TextKey[] = [
  "summary",
  "description",
  "recommendedFor",
  "anaesthesia",
  "recovery",
  "caution",
  "tags",
  "image",
];

interface RowPlace {
  columns: (ColumnKey | undefined)[];
  /** As the file names its columns. */
  head: string[];
  file: string;
  /** What is wrong is added here. */
  problems: Problem[];
}

/** Null where the line cannot be used; the problems then say why. */
export function readTreatmentRow(
  { number: line, cells }: { number: number; cells: string[] },
  { columns, head, file, problems }: RowPlace,
): TreatmentRow | null {
  const before = problems.length;
  const cellOf = (key: ColumnKey) => cells[columns.indexOf(key)] ?? "";
  const add = (key: ColumnKey, message: string) => {
    problems.push({ file, line, column: head[columns.indexOf(key)] ?? columnName(key), message });
  };
  const read = <Value, Empty>(key: ColumnKey, reader: (text: string) => CellValue<Value>, empty: Empty) => {
    const text = cellOf(key);
    if (!text) return empty;
    const cell = reader(text);
    if ("value" in cell) return cell.value;
    add(key, cell.message);
    return empty;
  };

  if (cells.length > head.length && cells.slice(head.length).some(Boolean))
    problems.push({
      file,
      line,
      message: `has ${cells.length} cells, the head ${head.length}; quote text with commas`,
    });
  for (const key of new Set(columns)) if (key && isColumnRequired(key) && !cellOf(key)) add(key, "is empty");
  const price = read("price", readPrice, 0);
  const eventPrice = read("eventPrice", readPrice, null);
  if (price > 0 && eventPrice !== null && eventPrice >= price)
    add(
      "eventPrice",
      `${eventPrice.toLocaleString("en")} is not below the usual ${price.toLocaleString("en")}`,
    );
  for (const tag of readList(cellOf("tags"))) if (tag.length > 30) add("tags", `${tag}: 30 letters at most`);
  const row: TreatmentRow = {
    line,
    category: cellOf("category"),
    name: cellOf("name"),
    option: cellOf("option"),
    price,
    eventPrice,
    durationMinutes: read("duration", readMinutes, null),
    isRecommend: read("isRecommend", readFlag, false),
    texts: Object.fromEntries(TEXT_KEYS.flatMap((key) => (cellOf(key) ? [[key, cellOf(key)]] : []))),
  };
  return problems.length === before ? row : null;
}
