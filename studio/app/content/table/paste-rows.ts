import { readNumber } from "../fields/simple-fields";

export type BadCell = "name" | "price" | "minutes" | "picture";
/** One line of what was pasted. */
export interface PastedRow {
  line: number;
  name: string;
  option: string;
  price: number | null;
  minutes: number | null;
  /** The name of a file of the library; empty: it stays. */
  picture: string;
  /** Side effects and cautions, as plain text; empty: they stay. */
  caution: string;
  /** Of a new treatment: its category's name; empty: the one that is chosen for all of them. */
  category: string;
  summary: string;
  description: string;
  bad: BadCell | null;
}

type Column = Exclude<keyof PastedRow, "line" | "bad">;

/** What tables call the columns; `tenants new` reads the same names. */
const HEADINGS: Record<Column, RegExp> = {
  name: /^(시술|시술이름|시술명|진료명|이름|상품명?|name)$/,
  option: /^(옵션|구분|option)$/,
  price: /^(정가|가격|금액|값|price)$/,
  minutes: /^(소요시간|시간|duration)$/,
  picture: /^(이미지|사진|image)$/,
  caution: /^(주의사항|주의|부작용|caution)$/,
  category: /^(카테고리|분류|category)$/,
  summary: /^(한줄소개|요약|summary)$/,
  description: /^(설명|description)$/,
};
const COLUMNS = Object.keys(HEADINGS) as Column[];
/** Of a table without headings. */
const IN_ORDER: Column[] = ["name", "option", "price", "minutes", "picture", "caution", "category"];

/**
 * Rows of a spreadsheet: by the headings of its first line, else in the usual order. Cells with line feeds stand in quotes; an
 * empty category is the one above.
 */
export function readRows(text: string): PastedRow[] {
  const lines = cellsOf(text)
    .map((cells, place) => ({ line: place + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const headed = lines[0]?.cells.map(columnOf) ?? [];
  const isHeaded = headed.includes("name");
  const columns = isHeaded ? headed : IN_ORDER;
  let category = "";
  return (isHeaded ? lines.slice(1) : lines).map(({ line, cells }) => {
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? "";
    category = cell("category") || category;
    return { ...readRow(cell), line, category };
  });
}

const columnOf = (heading: string): Column | null => {
  const name = heading.replace(/\(.*\)|\s/g, "").toLowerCase();
  return COLUMNS.find((column) => HEADINGS[column].test(name)) ?? null;
};

function readRow(cell: (column: Column) => string): Omit<PastedRow, "line" | "category"> {
  const [name, priceText, minutesText] = [cell("name"), cell("price"), cell("minutes")];
  const price = readNumber(priceText);
  const minutes = readNumber(minutesText.replace(/분$/, ""));
  const isPriceBad = priceText !== "" && (price === null || !Number.isInteger(price));
  const isMinutesBad = minutesText !== "" && (minutes === null || minutes < 5 || minutes > 480);
  const bad = name === "" ? "name" : isPriceBad ? "price" : isMinutesBad ? "minutes" : null;
  return {
    ...{ name, option: cell("option"), price, minutes, picture: cell("picture"), bad },
    ...{ caution: cell("caution"), summary: cell("summary"), description: cell("description") },
  };
}

const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g;

/** Cells of tab separated text. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plainCell = "", end] of text.matchAll(CELL)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plainCell);
    if (end !== "\t") rows.push([]);
  }
  return rows;
}
