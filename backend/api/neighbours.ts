import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { OwnedTable, PartnerScope } from "../db/scope";

type Published = OwnedTable & { id: PgColumn; publishedAt: PgColumn };

/** The entries published directly before and after one, pinned or not; on the same day, ids count down. */
export async function readNeighbours<Table extends Published>(
  scope: PartnerScope,
  table: Table,
  { row, among }: { row: { id: number; publishedAt: string }; among?: SQL },
) {
  const here = sql`(${row.publishedAt}::date, ${-row.id}::bigint)`;
  const there = sql`(${table.publishedAt}, -${table.id})`;
  const [previous = null, next = null] = await Promise.all([
    scope.first(table, {
      where: and(among, sql`${there} < ${here}`),
      orderBy: [desc(table.publishedAt), asc(table.id)],
    }),
    scope.first(table, {
      where: and(among, sql`${there} > ${here}`),
      orderBy: [asc(table.publishedAt), desc(table.id)],
    }),
  ]);
  return { previous, next };
}
