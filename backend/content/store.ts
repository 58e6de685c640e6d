import { desc, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ContentBody } from "@/contract/content/bodies";
import type { ContentKind } from "@/contract/content/kinds";
import type { ThingRow } from "../db/schema/publishes";
import type { OwnedTable, PartnerScope } from "../db/scope";
import { groupBy } from "../lib/group-by";
import type { Site } from "./site";

export interface Thing<Body> {
  id: number;
  body: Body;
}

/** How the things of a kind lie in the database. */
export interface ContentStore<Body> {
  /** In the order of the site: all of them, or the one with this id. */
  read: (site: Site, id?: number) => Promise<Thing<Body>[]>;
  /** Within a transaction: adds or changes the thing. Its body keeps the contract; `row` is a new row's. */
  write: (site: Site, id: number, body: Body, row?: ThingRow) => Promise<void>;
  /** Within a transaction. */
  remove: (site: Site, id: number) => Promise<void>;
  /** For a new thing. */
  nextId: (site: Site) => Promise<number>;
  /** Where things have more than a body, by id. */
  readRows?: (site: Site, id?: number) => Promise<Map<number, ThingRow>>;
}

export type ContentStores = { [Kind in ContentKind]: ContentStore<ContentBody<Kind>> };

/** A table whose rows are things. */
export type ThingTable = OwnedTable & { id: PgColumn };
type Row<Table extends ThingTable> = Table["$inferSelect"] & { id: number };
/** Columns of a thing's own row. */
export type Columns<Table extends ThingTable> = Partial<Table["$inferInsert"]>;

interface RowStore<Table extends ThingTable, Body> {
  orderBy: (SQL | PgColumn)[];
  toBody: (row: Row<Table>) => Body;
  /** `key` and `sortOrder` are filled in where the table has them. */
  toColumns: (body: Body) => Columns<Table>;
  /** After the thing's row: what lies in other tables. */
  writeMore?: (scope: PartnerScope, id: number, body: Body) => Promise<void>;
  /** What lies in other tables, by the thing's id. */
  readMore?: (scope: PartnerScope, ids: number[]) => Promise<(id: number) => Partial<Body>>;
}

/** A store of things that have a row each. */
export function rowStore<Table extends ThingTable, Body>(
  kind: ContentKind,
  table: Table,
  { orderBy, toBody, toColumns, writeMore, readMore }: RowStore<Table, Body>,
): ContentStore<Body> {
  const whereIs = (id: number | undefined) => (id === undefined ? undefined : eq(table.id, id));
  return {
    read: async ({ scope }, id) => {
      // Every row of a ThingTable has an id.
      const rows = (await scope.rows(table, { where: whereIs(id), orderBy })) as Row<Table>[];
      const more = rows.length > 0 && readMore ? await readMore(scope, rows.map(idOf)) : () => ({});
      return rows.map((row) => ({ id: row.id, body: { ...toBody(row), ...more(row.id) } }));
    },
    write: async ({ scope }, id, body, own = {}) => {
      const columns = toColumns(body);
      const changed = await scope.update(table, columns, eq(table.id, id));
      if (changed.length === 0) {
        const first = await firstColumns(scope, table, own, `${kind.toLowerCase()}-${id}`);
        const row = { ...columns, ...first, id };
        // toColumns names every column that has no default.
        await scope.insert(table, [row as unknown as Omit<Table["$inferInsert"], "partnerId">]);
      }
      await writeMore?.(scope, id, body);
    },
    remove: async ({ scope }, id) => {
      await scope.delete(table, eq(table.id, id));
    },
    nextId: ({ scope }) => scope.nextId(table),
    readRows: async ({ scope }, id) => {
      const columns = { id: table.id, ...rowColumns(table) };
      const rows = await scope.pick(table, columns, { where: whereIs(id) });
      return new Map(rows.map(({ id, ...row }) => [Number(id), row as ThingRow]));
    },
  };
}

const idOf = (row: { id: number }) => row.id;

/** Which of them the table has. */
function rowColumns(table: ThingTable): Partial<Record<keyof ThingRow, PgColumn>> {
  const { key, sortOrder } = table as unknown as Partial<Record<keyof ThingRow, PgColumn>>;
  return { ...(key && { key }), ...(sortOrder && { sortOrder }) };
}

/** What only a new row gets: its key while no other row has it, and its place, which is else the last one. */
async function firstColumns(
  scope: PartnerScope,
  table: ThingTable,
  own: ThingRow,
  usualKey: string,
): Promise<ThingRow> {
  const { key, sortOrder } = rowColumns(table);
  const isFree = key && own.key !== undefined && (await scope.count(table, eq(key, own.key))) === 0;
  return {
    ...(key && { key: isFree ? own.key : usualKey }),
    ...(sortOrder && { sortOrder: own.sortOrder ?? (await nextPlace(scope, table, sortOrder)) }),
  };
}

/** After the last one. */
export async function nextPlace(
  scope: PartnerScope,
  table: ThingTable,
  sortOrder: PgColumn,
): Promise<number> {
  const [last] = await scope.pick(table, { sortOrder }, { orderBy: [desc(sortOrder)], limit: 1 });
  return Number(last?.sortOrder ?? -1) + 1;
}

/** Rows by a number of theirs, for lists inside of things. */
export function listsBy<Item>(rows: Item[], keyOf: (row: Item) => number): (id: number) => Item[] {
  const lists = groupBy(rows, keyOf);
  return (id) => lists.get(id) ?? [];
}
