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

/** One line of the table: an option of a treatment, and what the line says of the treatment itself. */
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

const NOT_READ: ListedPrice = { price: null, isPriceFrom: false };

interface RowPlace {
  columns: (ColumnKey | undefined)[];
  /** As the file names its columns. */
  head: string[];
  /** What a bare number in the price's column counts, in won. */
  unit: number;
  file: string;
  /** What is wrong is added here. */
  problems: Problem[];
}

/** What can be read of the line; the problems say what cannot. */
export function readTreatmentRow(
  { number: line, cells }: { number: number; cells: string[] },
  { columns, head, unit, file, problems }: RowPlace,
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
      message: `has ${cells.length} cells, the head ${head.length}; quote text with commas`,
    });
  for (const key of new Set(columns)) if (key && isColumnRequired(key) && !cellOf(key)) add(key, "is empty");
  const listed = read("price", (text) => readPrice(text, unit), NOT_READ);
  const eventPrice = read("eventPrice", (text) => readWon(text, unit), null);
  const wrong = listed === NOT_READ || eventPrice === null ? null : eventProblem(listed, eventPrice);
  if (wrong) add("eventPrice", wrong);
  for (const tag of readList(cellOf("tags"))) if (tag.length > 30) add("tags", `${tag}: 30 letters at most`);
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

/** Korean law: a discount is shown beside the price that it is a discount from. */
function eventProblem({ price, isPriceFrom }: ListedPrice, eventPrice: number): string | null {
  if (price === null || isPriceFrom) return "needs one usual price beside it, neither 문의 nor a range";
  if (eventPrice < price) return null;
  return `${eventPrice.toLocaleString("en")} is not below the usual ${price.toLocaleString("en")}`;
}
