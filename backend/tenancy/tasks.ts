import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { type TaskKind, tenancyTasks } from "../db/schema/publishing";

export type Task = typeof tenancyTasks.$inferSelect;
/** The subject of tasks for all partners. */
export const ALL = "all";

/** Within the transaction of the write. */
export async function addTasks(
  transaction: Database,
  tasks: { kind: TaskKind; subject: string }[],
  requestedAt: Date,
): Promise<void> {
  for (let at = 0; at < tasks.length; at += BATCH_SIZE) {
    const batch = tasks.slice(at, at + BATCH_SIZE);
    await transaction
      .insert(tenancyTasks)
      .values(batch.map((task) => ({ ...task, requestedAt, mark: randomUUID() })))
      .onConflictDoUpdate({
        target: [tenancyTasks.kind, tenancyTasks.subject],
        set: { mark: sql`excluded.mark`, requestedAt, failure: null },
      });
  }
}

const BATCH_SIZE = 1000;

export const listTasks = (db: Database, kind?: TaskKind): Promise<Task[]> =>
  db
    .select()
    .from(tenancyTasks)
    .where(kind && eq(tenancyTasks.kind, kind))
    .orderBy(tenancyTasks.requestedAt, tenancyTasks.subject);

/** Unless it was requested again meanwhile. */
export async function endTask(db: Database, task: Task): Promise<void> {
  await db.delete(tenancyTasks).where(isStill(task));
}

export async function failTask(db: Database, task: Task, failure: string): Promise<void> {
  await db.update(tenancyTasks).set({ failure }).where(isStill(task));
}

const isStill = ({ kind, subject, mark }: Task) =>
  and(eq(tenancyTasks.kind, kind), eq(tenancyTasks.subject, subject), eq(tenancyTasks.mark, mark));
