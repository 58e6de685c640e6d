import { getTableColumns, getTableName } from "drizzle-orm";
import type { StoryBlock } from "@/contract/api/story-blocks";
import { products } from "../../db/schema/catalogue";
import type { OwnedTable } from "../../db/scope";
import type { SeedRow } from "../../seed/seed-partner";
import { fieldWords, isSame } from "./difference-words";
import { matchRows, type Pair, type References, referencesOf } from "./match-rows";

/** The first id of rows that were not seeded. */
const FIRST_UNSEEDED_ID = 1_000_001;
const NOT_COMPARED = ["id", "partnerId", "sortOrder", "setAt", "weekChangedAt"];
const LABELS = ["name", "title", "termTitle", "question", "keyword", "code", "version", "authorName", "date"];

/** In place of the database id of a row that is only in the files. */
const NEW = "new";
type LiveIds = Map<unknown, unknown>;

interface TableRows {
  table: OwnedTable;
  wanted: SeedRow[];
  live: SeedRow[];
}

/** A line for each difference between files and database. Tables must follow those they reference. */
export function compareContent(tables: TableRows[]): string[] {
  const ids = new Map<OwnedTable, LiveIds>();
  const labels = new Map<OwnedTable, Map<unknown, string>>();
  return tables.flatMap(({ table, wanted, live }) => {
    const references = referencesOf(table);
    const seeded = live.filter(({ id }) => typeof id !== "number" || id < FIRST_UNSEEDED_ID);
    const own: LiveIds = new Map();
    ids.set(table, own);
    // Twice, because rows may reference rows of the same table: the first pass finds their ids.
    const match = () =>
      matchRows(
        table,
        wanted.map((row) => inLiveIds(row, references, ids)),
        seeded,
      );
    const remember = (pairs: Pair[]) => {
      for (const [index, row] of wanted.entries()) {
        const pair = pairs.find((one) => one.wanted?.[POSITION] === index);
        own.set(row.id, pair?.live?.id ?? NEW);
      }
    };
    wanted = wanted.map((row, index) => ({ ...row, [POSITION]: index }));
    remember(match());
    const pairs = match();
    labels.set(table, labelsOf(pairs));
    const labelOf = (row: SeedRow) => fullLabel(row, references, labels);
    return [
      ...pairs.flatMap((pair) => wordsOf(table, pair, labelOf)),
      ...orderWords(table, pairs, references),
    ];
  });
}

/** The index of a row in the files, which copies keep. */
const POSITION = "position in the files";

/** A row of the files with its references as database ids. */
function inLiveIds(row: SeedRow, references: References, ids: Map<OwnedTable, LiveIds>): SeedRow {
  const named = Object.entries(references).map(([name, table]) => {
    const value = row[name];
    return [name, value === null || value === undefined ? value : (ids.get(table)?.get(value) ?? value)];
  });
  const blocks = row.blocks ? { blocks: blocksInLiveIds(row.blocks, ids.get(products)) } : {};
  return { ...row, ...blocks, ...Object.fromEntries(named) };
}

/** Story blocks reference products, too. */
function blocksInLiveIds(blocks: unknown, ids: LiveIds = new Map()): unknown {
  const live = (id: unknown) => ids.get(id) ?? id;
  // All blocks come from toBlocks.
  return (blocks as StoryBlock[]).map((block) => {
    if (block.type === "products") return { ...block, products: block.products.map(live) };
    return block.type === "offer" ? { ...block, product: live(block.product) } : block;
  });
}

function wordsOf(table: OwnedTable, { wanted, live }: Pair, labelOf: (row: SeedRow) => string): string[] {
  const name = getTableName(table);
  const references = Object.keys(referencesOf(table));
  if (!live) {
    // Reported with its new parent.
    if (!wanted || references.some((reference) => wanted[reference] === NEW)) return [];
    return [`${name} ${labelOf(wanted)}: it is new and not live`];
  }
  const title = `${name}${live.id === undefined ? "" : `/${live.id}`} ${labelOf(live)}`;
  if (!wanted) return [`${title}: it is in no file any more and still live`];
  return Object.keys(getTableColumns(table))
    .filter((field) => !NOT_COMPARED.includes(field) && wanted[field] !== undefined)
    .filter((field) => !isSame(wanted[field], live[field]))
    .map((field) => `${title}: ${fieldWords(field, live[field], wanted[field])} is not live`);
}

/** One line when rows in both were reordered. */
function orderWords(table: OwnedTable, pairs: Pair[], references: References): string[] {
  const both = pairs.flatMap(({ wanted, live }) => (wanted && live ? [{ wanted, live }] : []));
  if (!both.some(({ live }) => typeof live.sortOrder === "number")) return [];
  const [parent = "partnerId"] = Object.keys(references);
  const inOrder = (side: "wanted" | "live") =>
    both
      .toSorted((one, other) => Number(one[side].sortOrder) - Number(other[side].sortOrder))
      .toSorted((one, other) => Number(one.live[parent] ?? 0) - Number(other.live[parent] ?? 0))
      .map((pair) => both.indexOf(pair));
  return isSame(inOrder("wanted"), inOrder("live"))
    ? []
    : [`${getTableName(table)}: their order is not live`];
}

const ownLabel = (row: SeedRow) => LABELS.map((name) => row[name]).find((value) => value) ?? "";

const labelsOf = (pairs: Pair[]) =>
  new Map(pairs.flatMap(({ live }) => (live ? [[live.id, String(ownLabel(live))] as const] : [])));

/** With the labels of its parents: `"리프팅, 1회"`. */
function fullLabel(
  row: SeedRow,
  references: References,
  labels: Map<OwnedTable, Map<unknown, string>>,
): string {
  const parents = Object.entries(references).map(([name, table]) => labels.get(table)?.get(row[name]));
  const weekday = row.weekday === undefined ? "" : `weekday ${row.weekday}`;
  return `"${[...parents, ownLabel(row), weekday].filter(Boolean).join(", ")}"`;
}
