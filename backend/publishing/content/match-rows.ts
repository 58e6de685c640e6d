import { getTableColumns } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { OwnedTable } from "../../db/scope";
import { canonicalJson } from "../../lib/canonical-json";
import type { SeedRow } from "../../seed/seed-partner";

/** A row of the files and its counterpart in the database; null where it has none. */
export interface Pair {
  wanted: SeedRow | null;
  live: SeedRow | null;
}

/** The referenced table by field name. */
export type References = Record<string, OwnedTable>;

/** Identifying fields, the most specific first; titles may not be unique. */
const NAMES = ["key", "slug", "code", "keyword", "title", "question", "authorName"];

/**
 * Matches rows of the files with rows of the database: by key or title, then by id; without ids by primary key.
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

/** The foreign key columns. */
export function referencesOf(table: OwnedTable): References {
  return Object.fromEntries(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      // All seeded tables belong to a partner.
      return fieldsOf(table, columns).map((field) => [field, foreignTable as OwnedTable]);
    }),
  );
}

/** The field names of these columns, without partnerId. */
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
