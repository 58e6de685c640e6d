import type { ContentThing } from "@/contract/studio/content";
import type { AnyBody } from "../forms/spec";
import { type Product, productOf } from "./bulk";
import { type PictureNames, pictureName } from "./paste-pictures";
import type { PastedRow } from "./paste-rows";

export type Doing = "price" | "minutes" | "option" | "product" | "picture" | "caution" | "same";

/** What a line does to the site. */
export interface PastedStep {
  row: PastedRow;
  does: Doing[];
  before: number | null;
}

export interface Pasted {
  steps: PastedStep[];
  changes: { thing: ContentThing; body: AnyBody }[];
  /** One of a category that is new has its number below 0: -1 is the first of `categories`. */
  added: Product[];
  /** Names of categories that are new. */
  categories: string[];
}

const USUAL_MINUTES = 30;
const USUAL_OPTION = "1회";

const plain = (name: string) => name.replace(/\s+/g, "").toLowerCase();

interface Known {
  things: ContentThing[];
  pictures: PictureNames;
  /** Their names by their id. */
  categories: ReadonlyMap<number, string>;
  blank: Product;
}

/** What the rows do: other prices, times and pictures, options that are new, treatments that are new. */
export function planPaste(rows: PastedRow[], { things, pictures, categories, blank }: Known): Pasted {
  const bodies = new Map<string, Product>();
  const known = new Map(things.map((thing) => [plain(productOf(thing).name), thing]));
  const ids = new Map([...categories].map(([id, name]) => [plain(name), id]));
  const made: string[] = [];
  for (const { name, category, bad } of rows)
    if (category && !bad && !known.has(plain(name)) && !ids.has(plain(category)))
      ids.set(plain(category), -made.push(category));
  const steps = rows.map((pasted) => {
    const isNew = !known.has(plain(pasted.name));
    // A folder's pictures are called like the treatments.
    const found = pictures.get(pictureName(pasted.picture || (isNew ? pasted.name : "")));
    const image = found && { ...found, alt: found.alt || pasted.name };
    const row = pasted.picture && !image && !pasted.bad ? { ...pasted, bad: "picture" as const } : pasted;
    if (row.bad) return { row, does: [], before: null };
    const key = plain(row.name);
    const thing = known.get(key);
    const body = bodies.get(key) ?? (thing && productOf(thing));
    const { next, does, before } = withCaution(
      withPicture(apply(row, body, inCategory(row, blank, ids)), image),
      row.caution,
    );
    bodies.set(key, next);
    return { row, does, before };
  });
  const changed = [...bodies];
  const added = changed.filter(([key]) => !known.has(key)).map(([, body]) => body);
  return {
    steps,
    changes: changed.flatMap(([key, body]) => {
      const thing = known.get(key);
      return thing && body !== productOf(thing) ? [{ thing, body: body as unknown as AnyBody }] : [];
    }),
    added,
    categories: made,
  };
}

/** What a new treatment of the row begins as. */
function inCategory({ category, summary, description }: PastedRow, blank: Product, ids: Map<string, number>) {
  const id = ids.get(plain(category));
  return { ...blank, summary, description, categoryIds: id === undefined ? blank.categoryIds : [id] };
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
