import { and, count, eq, getTableColumns, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, SelectedFields } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { Database } from "./client";

/** A table whose rows belong to a partner. */
export type OwnedTable = PgTable & { partnerId: PgColumn };
type New<Table extends OwnedTable> = Omit<Table["$inferInsert"], "partnerId">;

interface ReadOptions {
  where?: SQL;
  groupBy?: PgColumn[];
  orderBy?: (SQL | PgColumn)[];
  limit?: number;
  offset?: number;
  /** Within a transaction: `select … for update`. */
  isLocked?: boolean;
  /** Within a transaction: locks rows that it can lock without waiting, and leaves out the others. */
  isLockedIfFree?: boolean | undefined;
  /** Joins only the partner's own rows: ids alone are not unique. */
  join?: { table: OwnedTable; on: SQL };
}

/** A job for the queue; startAfter: not before then. */
export interface NewJob {
  data: Record<string, string>;
  startAfter?: Date;
}

/** Writes jobs in the transaction of what they follow from. */
export interface JobSender {
  insert: (transaction: Database, queue: string, jobs: NewJob[]) => Promise<void>;
}

interface Read {
  table: OwnedTable;
  fields: Record<string, PgColumn>;
}
type Rows<Reads extends Record<string, Read>> = {
  [Name in keyof Reads]: SelectResultFields<Reads[Name]["fields"]>[];
};

/**
 * The database restricted to one partner: no other partner's row can be read or written. Handlers get this instead of
 * the database.
 */
export class PartnerScope {
  private lastQuery: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    readonly partnerId: string,
    private readonly jobs: JobSender | null = null,
    private readonly isInTransaction = false,
  ) {}

  rows<Table extends OwnedTable>(table: Table, options: ReadOptions = {}): Promise<Table["$inferSelect"][]> {
    return this.pick(table, getTableColumns(table), options) as Promise<Table["$inferSelect"][]>;
  }

  async first<Table extends OwnedTable>(
    table: Table,
    options: ReadOptions = {},
  ): Promise<Table["$inferSelect"] | undefined> {
    const [row] = await this.rows(table, { ...options, limit: 1 });
    return row;
  }

  /** Selects columns and expressions. */
  pick<Fields extends SelectedFields>(
    table: OwnedTable,
    fields: Fields,
    options: ReadOptions = {},
  ): Promise<SelectResultFields<Fields>[]> {
    const query = this.db
      .select(fields)
      .from(table as PgTable)
      .where(this.own(table, options.where))
      .$dynamic();
    if (options.join)
      query.innerJoin(options.join.table as PgTable, this.own(options.join.table, options.join.on) as SQL);
    if (options.groupBy) query.groupBy(...options.groupBy);
    if (options.orderBy) query.orderBy(...options.orderBy);
    if (options.limit !== undefined) query.limit(options.limit);
    if (options.offset !== undefined) query.offset(options.offset);
    if (options.isLocked) query.for("update");
    if (options.isLockedIfFree) query.for("no key update", { skipLocked: true });
    // The builder's type allows for nullable joins, which are not used here.
    return this.run(() => query as unknown as Promise<SelectResultFields<Fields>[]>);
  }

  /**
   * All rows of several tables in one statement. The result is JSON, so only columns that it represents like the drivers
   * do are allowed: numbers, texts, dates and times.
   */
  async readTables<Reads extends Record<string, Read>>(reads: Reads): Promise<Rows<Reads>> {
    const lists = Object.values(reads).map(({ table, fields }) => {
      const pairs = Object.entries(fields).map(([name, column]) => sql`${name}::text, ${column}`);
      const object = sql`json_build_object(${sql.join(pairs, sql`, `)})`;
      return sql`(select coalesce(json_agg(${object}), '[]') from ${table} where ${this.own(table)})`;
    });
    const statement = sql`select json_build_array(${sql.join(lists, sql`, `)}) as lists`;
    // Both drivers return rows; their common type does not say so.
    const result = (await this.run(() => this.db.execute(statement))) as { rows: { lists: unknown[] }[] };
    const names = Object.keys(reads);
    return Object.fromEntries(
      names.map((name, index) => [name, result.rows[0]?.lists[index]]),
    ) as Rows<Reads>;
  }

  async count(table: OwnedTable, where?: SQL): Promise<number> {
    const query = this.db.select({ rows: count() }).from(table).where(this.own(table, where));
    const [row] = await this.run(() => query);
    return row?.rows ?? 0;
  }

  /** One page of a list, with the total count. */
  async page<Table extends OwnedTable>(
    table: Table,
    options: ReadOptions & { page: number; pageSize: number },
  ): Promise<{ rows: Table["$inferSelect"][]; count: number; page: number; pageSize: number }> {
    const { page, pageSize, ...read } = options;
    const [rows, total] = await Promise.all([
      this.rows(table, { ...read, limit: pageSize, offset: (page - 1) * pageSize }),
      this.count(table, read.where),
    ]);
    return { rows, count: total, page, pageSize };
  }

  /** A subquery for `inArray`. */
  values(table: OwnedTable, column: PgColumn, where: SQL) {
    return this.db.select({ value: column }).from(table).where(this.own(table, where));
  }

  /** Whether a column's value is among those of another table. */
  isAmong(column: PgColumn, table: OwnedTable, of: PgColumn, where: SQL): SQL {
    return inArray(column, this.values(table, of, where));
  }

  /** Inserts rows and returns them; with `isNewOnly`, conflicting ones are skipped. */
  async insert<Table extends OwnedTable>(
    table: Table,
    rows: New<Table>[],
    { isNewOnly = false } = {},
  ): Promise<Table["$inferSelect"][]> {
    if (rows.length === 0) return [];
    const owned = rows.map((row) => ({ ...row, partnerId: this.partnerId }));
    const query = this.db.insert(table as PgTable).values(owned);
    const written = await this.run(() => (isNewOnly ? query.onConflictDoNothing() : query).returning());
    return written as Table["$inferSelect"][];
  }

  async upsert<Table extends OwnedTable>(
    table: Table,
    row: New<Table>,
    { target, set }: { target: PgColumn[]; set: Partial<Record<keyof New<Table>, unknown>> },
  ): Promise<Table["$inferSelect"]> {
    const query = this.db.insert(table as PgTable).values({ ...row, partnerId: this.partnerId });
    const [written] = await this.run(() => query.onConflictDoUpdate({ target, set }).returning());
    return written as Table["$inferSelect"];
  }

  async update<Table extends OwnedTable>(
    table: Table,
    set: Partial<Record<keyof New<Table>, unknown>>,
    where: SQL,
  ): Promise<Table["$inferSelect"][]> {
    const query = this.db
      .update(table as PgTable)
      .set(set)
      .where(this.own(table, where));
    const written = await this.run(() => query.returning());
    return written as Table["$inferSelect"][];
  }

  async delete<Table extends OwnedTable>(table: Table, where: SQL): Promise<Table["$inferSelect"][]> {
    const query = this.db.delete(table as PgTable).where(this.own(table, where));
    const deleted = await this.run(() => query.returning());
    return deleted as Table["$inferSelect"][];
  }

  transaction<Result>(work: (scope: PartnerScope) => Promise<Result>): Promise<Result> {
    return this.db.transaction((transaction) =>
      work(new PartnerScope(transaction, this.partnerId, this.jobs, true)),
    );
  }

  /** Within a transaction: the jobs exist when it is committed. */
  async enqueue(queue: string, jobs: NewJob[]): Promise<void> {
    const sender = this.jobs;
    if (!sender || !this.isInTransaction) throw new Error("jobs are written in a transaction, with a queue");
    if (jobs.length > 0) await this.run(() => sender.insert(this.db, queue, jobs));
  }

  /** An id that no row of the table has or will get, whether a row follows or not. */
  async nextId(table: OwnedTable): Promise<number> {
    const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
    const statement = sql`select nextval(${sequence})::text as id`;
    // Both drivers return rows; their common type does not say so.
    const { rows } = (await this.run(() => this.db.execute(statement))) as { rows: { id: string }[] };
    return Number(rows[0]?.id);
  }

  /** Within a transaction: takes advisory locks of the partner, in this order. */
  async lock(...names: string[]): Promise<void> {
    const locks = names.map(
      (name) => sql`pg_advisory_xact_lock(hashtextextended(${`${this.partnerId}:${name}`}, 0))`,
    );
    await this.run(() => this.db.execute(sql`select ${sql.join(locks, sql`, `)}`));
  }

  /** A transaction has one connection: its queries are serialised. */
  private run<Result>(query: () => PromiseLike<Result>): Promise<Result> {
    if (!this.isInTransaction) return Promise.resolve(query());
    const result = this.lastQuery.then(query);
    this.lastQuery = result.catch(() => {});
    return result;
  }

  private own(table: OwnedTable, where?: SQL): SQL | undefined {
    return and(eq(table.partnerId, this.partnerId), where);
  }
}
