import {
  type CellValue,
  type ListedPrice,
  readFlag,
  readList,
  readMinutes,
  readPrice,
  readWon,
} from "./cell-values";
import type { Problem } from "./problem";
import { type ColumnKey, columnName, isColumnRequired } from "./treatment-columns";

/** One line of the table: an option, and texts of its treatment. */
export interface TreatmentRow {
  line: number;
  category: string;
  name: string;
  option: string;
  price: ListedPrice;
  eventPrice: number | null;
  durationMinutes: number | null;
  isRecommend: boolean;
  texts: Partial<Record<TextKey, string>>;
}
const TEXT_KEYS = [
  "summary",
  "description",
  "recommendedFor",
  "anaesthesia",
  "recovery",
  "caution",
  "tags",
  "image",
] as const;
export type TextKey = (typeof TEXT_KEYS)[number];

const NOT_READ: ListedPrice = { price: null, isPriceFrom: false };

interface RowContext {
  columns: (ColumnKey | undefined)[];
  /** Column names in the file. */
  head: string[];
  /** The unit of bare numbers in the price column, in won. */
  unit: number;
  file: string;
  problems: Problem[];
}

export function readTreatmentRow(
  { number: line, cells }: { number: number; cells: string[] },
  { columns, head, unit, file, problems }: RowContext,
): TreatmentRow {
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
      message: `has ${cells.length} cells, the header ${head.length}; quote text with commas`,
    });
  for (const key of new Set(columns)) if (key && isColumnRequired(key) && !cellOf(key)) add(key, "is empty");
  const listed = read("price", (text) => readPrice(text, unit), NOT_READ);
  const eventPrice = read("eventPrice", (text) => readWon(text, unit), null);
  const wrong = listed === NOT_READ || eventPrice === null ? null : eventProblem(listed, eventPrice);
  if (wrong) add("eventPrice", wrong);
  for (const tag of readList(cellOf("tags")))
    if (tag.length > 30) add("tags", `${tag}: 30 characters at most`);
  return {
    line,
    category: cellOf("category"),
    name: cellOf("name"),
    option: cellOf("option"),
    price: listed,
    eventPrice,
    durationMinutes: read("duration", readMinutes, null),
    isRecommend: read("isRecommend", readFlag, false),
    texts: Object.fromEntries(TEXT_KEYS.flatMap((key) => (cellOf(key) ? [[key, cellOf(key)]] : []))),
  };
}

/** By Korean law a discount needs the regular price beside it. */
function eventProblem({ price, isPriceFrom }: ListedPrice, eventPrice: number): string | null {
  if (price === null || isPriceFrom) return "needs one usual price beside it, neither 문의 nor a range";
  if (eventPrice < price) return null;
  return `${eventPrice.toLocaleString("en")} is not below the usual ${price.toLocaleString("en")}`;
}
