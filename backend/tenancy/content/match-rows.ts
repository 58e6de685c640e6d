import { getTableColumns } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { OwnedTable } from "../../db/scope";
import type { SeedRow } from "../../db/seed/seed-partner";
import { canonicalJson } from "../canonical-json";

/** Rows of a table that stand for one thing in the files and in the database; either is missing where it is alone. */
export interface Pair {
  wanted: SeedRow | null;
  live: SeedRow | null;
}

/** By its column's name: which table a column names a row of. */
export type References = Record<string, OwnedTable>;

/** What tells things of a table apart, most telling first; a title may be there twice. */
const NAMES = ["key", "slug", "code", "keyword", "title", "question", "authorName"];

/**
 * Which row of the files is which row of the database: by key or title, then by id. A table without ids is told apart by
 * its primary key.
 */
export function matchRows(table: OwnedTable, wanted: SeedRow[], live: SeedRow[]): Pair[] {
  const hasId = "id" in getTableColumns(table);
  const identities = hasId ? [nameOf, idOf] : [primaryKeyOf(table)];
  const pairs: Pair[] = [];
  const alone = { wanted: [...wanted], live: [...live] };
  for (const identityOf of identities) {
    for (const row of [...alone.wanted]) {
      const found = alone.live.findIndex((other) => identityOf(other) === identityOf(row));
      if (found < 0) continue;
      pairs.push({ wanted: row, live: alone.live[found] ?? null });
      alone.live.splice(found, 1);
      alone.wanted.splice(alone.wanted.indexOf(row), 1);
    }
  }
  return [
    ...pairs,
    ...alone.wanted.map((row) => ({ wanted: row, live: null })),
    ...alone.live.map((row) => ({ wanted: null, live: row })),
  ];
}

/** The columns that name a row of another table, or of the same one. */
export function referencesOf(table: OwnedTable): References {
  return Object.fromEntries(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      // Every table that content is written to belongs to a partner.
      return fieldsOf(table, columns).map((field) => [field, foreignTable as OwnedTable]);
    }),
  );
}

/** The names that rows have these columns by, but for the partner's. */
const fieldsOf = (table: OwnedTable, columns: { name: string }[]): string[] =>
  Object.entries(getTableColumns(table))
    .filter(([field, { name }]) => field !== "partnerId" && columns.some((column) => column.name === name))
    .map(([field]) => field);

const nameOf = (row: SeedRow) => canonicalJson(NAMES.map((name) => row[name]).find((value) => value) ?? null);
const idOf = (row: SeedRow) => String(row.id);

function primaryKeyOf(table: OwnedTable): (row: SeedRow) => string {
  const columns = getTableConfig(table).primaryKeys.flatMap((key) => key.columns);
  const fields = fieldsOf(table, columns);
  return (row) => canonicalJson(fields.map((field) => row[field]));
}
