import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { type MessageRow, messages } from "../db/schema/messages";
import type { JobSender, PartnerScope } from "../db/scope";

/** A message whose time has come is tried again at least so often: later, its job was lost. */
const LOST_AFTER_MS = 600_000;
const SWEPT_AT_ONCE = 1000;
const OVERDUE_MS = 60_000;

export type NewMessage = Pick<MessageRow, "kind" | "occasion" | "dueAt"> &
  Partial<Pick<MessageRow, "reservationId" | "staffId" | "channel" | "details">>;

/** Within a transaction: writes messages, each once, and their jobs. */
export async function writeMessages(scope: PartnerScope, rows: NewMessage[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const written = await scope.insert(
    messages,
    rows.map((row) => ({ ...row, createdAt: now })),
    { isNewOnly: true },
  );
  await scope.enqueue("message", written.map(jobOf));
}

const jobOf = ({ partnerId, id, dueAt }: Pick<MessageRow, "partnerId" | "id" | "dueAt">) => ({
  data: { partnerId, id },
  startAfter: dueAt,
});

/** Gives messages without a job, of a restored database for example, a new one; returns how many. */
export const sweepMessages = (db: Database, queue: JobSender, now: Date): Promise<number> =>
  db.transaction(async (transaction) => {
    const longAgo = new Date(now.getTime() - LOST_AFTER_MS);
    const isLost = and(
      inArray(messages.state, ["due", "sending"]),
      lt(messages.dueAt, longAgo),
      or(sql`${messages.triedAt} is null`, lt(messages.triedAt, longAgo)),
    );
    const { partnerId, id, dueAt } = messages;
    const lost = await transaction
      .select({ partnerId, id, dueAt })
      .from(messages)
      .where(isLost)
      .limit(SWEPT_AT_ONCE);
    await queue.insert(transaction, "message", lost.map(jobOf));
    return lost.length;
  });

/** Those whose time has come, the oldest first. */
export const listDue = (db: Database, now: Date): Promise<Pick<MessageRow, "partnerId" | "id">[]> =>
  db
    .select({ partnerId: messages.partnerId, id: messages.id })
    .from(messages)
    .where(and(eq(messages.state, "due"), sql`${messages.dueAt} <= ${now}`))
    .orderBy(messages.dueAt);

/** How many have been due for more than a minute: the queue is behind, or a provider away. */
export const countOverdue = (db: Database, now: Date): Promise<number> =>
  db.$count(
    messages,
    and(
      inArray(messages.state, ["due", "sending"]),
      lt(messages.dueAt, new Date(now.getTime() - OVERDUE_MS)),
    ),
  );
