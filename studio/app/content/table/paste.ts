import type { ContentThing } from "@/contract/studio/content";
import { readNumber } from "../fields/simple-fields";
import type { AnyBody } from "../forms/spec";
import { type Product, productOf } from "./bulk";
import { type PictureNames, pictureName } from "./paste-pictures";

export type BadCell = "name" | "price" | "minutes" | "picture";
export type Doing = "price" | "minutes" | "option" | "product" | "picture" | "caution" | "same";

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
  bad: BadCell | null;
}

/** What a line does to the site. */
export interface PastedStep {
  row: PastedRow;
  does: Doing[];
  before: number | null;
}

export interface Pasted {
  steps: PastedStep[];
  changes: { thing: ContentThing; body: AnyBody }[];
  added: Product[];
}

const HEADINGS = /^(시술|시술\s*이름|시술명|이름|상품명?|name)$/i;
const USUAL_MINUTES = 30;
const USUAL_OPTION = "1회";

/** Rows of a spreadsheet: name, option, price, minutes, picture, cautions. Cells with line feeds stand in quotes. */
export function readRows(text: string): PastedRow[] {
  const rows = cellsOf(text).map((cells, place) => ({
    line: place + 1,
    cells: cells.map((cell) => cell.trim()),
  }));
  const [first] = rows;
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
  return (first && HEADINGS.test(first.cells[0] ?? "") ? filled.slice(1) : filled).map(readRow);
}

function readRow({ line, cells }: { line: number; cells: string[] }): PastedRow {
  const [name = "", option = "", priceText = "", minutesText = "", picture = "", caution = ""] = cells;
  const price = readNumber(priceText);
  const minutes = readNumber(minutesText.replace(/분$/, ""));
  const isPriceBad = priceText !== "" && (price === null || !Number.isInteger(price));
  const isMinutesBad = minutesText !== "" && (minutes === null || minutes < 5 || minutes > 480);
  const bad = name === "" ? "name" : isPriceBad ? "price" : isMinutesBad ? "minutes" : null;
  return { line, name, option, price, minutes, picture, caution, bad };
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

const plain = (name: string) => name.replace(/\s+/g, "").toLowerCase();

interface Known {
  things: ContentThing[];
  pictures: PictureNames;
  blank: Product;
}

/** What the rows do: other prices, times and pictures, options that are new, treatments that are new. */
export function planPaste(rows: PastedRow[], { things, pictures, blank }: Known): Pasted {
  const bodies = new Map<string, Product>();
  const known = new Map(things.map((thing) => [plain(productOf(thing).name), thing]));
  const steps = rows.map((pasted) => {
    const image = pictures.get(pictureName(pasted.picture));
    const row = pasted.picture && !image && !pasted.bad ? { ...pasted, bad: "picture" as const } : pasted;
    if (row.bad) return { row, does: [], before: null };
    const key = plain(row.name);
    const thing = known.get(key);
    const body = bodies.get(key) ?? (thing && productOf(thing));
    const { next, does, before } = withCaution(withPicture(apply(row, body, blank), image), row.caution);
    bodies.set(key, next);
    return { row, does, before };
  });
  const changed = [...bodies];
  return {
    steps,
    changes: changed.flatMap(([key, body]) => {
      const thing = known.get(key);
      return thing && body !== productOf(thing) ? [{ thing, body: body as unknown as AnyBody }] : [];
    }),
    added: changed.filter(([key]) => !known.has(key)).map(([, body]) => body),
  };
}

interface Applied {
  next: Product;
  does: Doing[];
  before: number | null;
}

function apply(row: PastedRow, body: Product | undefined, blank: Product): Applied {
  const product = body ?? { ...blank, name: row.name, options: [] };
  const option = optionOf(row, product);
  if (option) return change(row, product, option);
  const made = {
    ...{ id: null, name: row.option || USUAL_OPTION, description: "", price: row.price },
    ...{ isPriceFrom: false, durationMinutes: row.minutes ?? USUAL_MINUTES },
    isDefault: product.options.length === 0,
  };
  const next = { ...product, options: [...product.options, made] };
  return { next, does: [body ? "option" : "product"], before: null };
}

function withPicture(applied: Applied, image: Product["image"] | undefined): Applied {
  const { next, does } = applied;
  if (!image || image.url === next.image.url) return applied;
  return { ...applied, next: { ...next, image }, does: [...withoutSame(does), "picture"] };
}

function withCaution(applied: Applied, caution: string): Applied {
  const { next, does } = applied;
  const cautionHtml = paragraphsOf(caution);
  if (caution === "" || cautionHtml === next.cautionHtml) return applied;
  return { ...applied, next: { ...next, cautionHtml }, does: [...withoutSame(does), "caution"] };
}

const withoutSame = (does: Doing[]): Doing[] => does.filter((each) => each !== "same");

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const paragraphsOf = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `<p>${line.replace(/[&<>]/g, (character) => ESCAPES[character] ?? "")}</p>`)
    .join("");

type Option = Product["options"][number];

/** By its name; a treatment with one option needs none. */
function optionOf({ option }: PastedRow, { options }: Product): Option | undefined {
  if (option === "" && options.length === 1) return options[0];
  return options.find(({ name }) => plain(name) === plain(option || USUAL_OPTION));
}

function change(row: PastedRow, product: Product, option: Option): Applied {
  const price = row.price ?? option.price;
  const durationMinutes = row.minutes ?? option.durationMinutes;
  const does: Doing[] = [];
  if (price !== option.price) does.push("price");
  if (durationMinutes !== option.durationMinutes) does.push("minutes");
  if (does.length === 0) return { next: product, does: ["same"], before: option.price };
  const options = product.options.map((each) =>
    each === option ? { ...each, price, durationMinutes } : each,
  );
  return { next: { ...product, options }, does, before: option.price };
}
