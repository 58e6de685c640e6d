/**
 * A month of 100,000 reminders: how the due ones are found among them, and one evening's 3,333 sent, with the memory of the
 * process that sends them.
 */
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { DatabaseHandle } from "../../backend/db/client";
import { messages } from "../../backend/db/schema/messages";
import type { JobSender } from "../../backend/db/scope";
import { countOverdue, listDue, sweepMessages } from "../../backend/messages/ledger";
import type { MessageProvider } from "../../backend/providers/message-provider";
import { type Engine, engines } from "../../backend/testing/engines";
import { tenantFile, writeTenants } from "../../backend/testing/tenants";
import { step } from "../lib/step.mjs";
import { alignColumns } from "./bars";
import { explain } from "./explain";
import { openMessageClinic } from "./message-clinic";

const REMINDERS = 100_000;
const DAYS = 30;
const TONIGHT = Math.floor(REMINDERS / DAYS);
const JOBS_AT_ONCE = 1000;
/** What a provider takes to answer. */
const ANSWER_MS = 30;
const LOOK_EVERY_MS = 250;
const SENT_WITHIN_MS = 600_000;
const MIB = 1024 * 1024;

interface Figures {
  engine: string;
  findMs: number;
  sentSeconds: number;
  aSecond: number;
  rssBeforeMiB: number;
  rssMostMiB: number;
  heapBeforeMiB: number;
  heapAfterMiB: number;
}

/** Visits of the coming month at 14:00, each with a seat of its own, and the reminder of each, at 18:00 of the day before. */
async function fill({ db }: DatabaseHandle): Promise<void> {
  await db.execute(sql`
    insert into customers (id, partner_id, name, phone, created_at)
    select 1, 'alpha', '김손님', '01012345678', now()`);
  await db.execute(sql`
    insert into reservations (id, partner_id, reservation_number, customer_id, kind, status, start_at, end_at, seat,
      holds_time, memo, customer_name, customer_phone, is_include_vat, subtotal, vat, total, is_send, attribution, created_at)
    select n, 'alpha', 'RM-' || n, 1, 'visit', 'confirmed', at, at + interval '30 minutes', n, true, '', '김손님',
      '01012345678', true, 0, 0, 0, true, '{}', now()
    from (select n, (date_trunc('day', now() at time zone 'Asia/Seoul') + interval '1 day' * (1 + n % ${DAYS}::int)
        + interval '14 hours') at time zone 'Asia/Seoul' as at
      from generate_series(1, ${REMINDERS}::int) n) visits`);
  // Those of tonight are due now.
  await db.execute(sql`
    insert into messages (partner_id, reservation_id, kind, occasion, due_at, created_at)
    select partner_id, id, 'dayBefore', 'v1',
      case when id % ${DAYS}::int = 0 then now() else start_at - interval '20 hours' end, now()
    from reservations`);
  await db.execute(sql`analyze`);
}

async function writeJobs({ db }: DatabaseHandle, queue: JobSender): Promise<void> {
  const { partnerId, id, dueAt } = messages;
  const rows = await db.select({ partnerId, id, dueAt }).from(messages);
  for (let from = 0; from < rows.length; from += JOBS_AT_ONCE)
    await db.transaction((transaction) =>
      queue.insert(
        transaction,
        "message",
        rows.slice(from, from + JOBS_AT_ONCE).map((row) => ({
          data: { partnerId: row.partnerId, id: row.id },
          startAfter: row.dueAt,
        })),
      ),
    );
}

/** Sends what is due, and looks at the memory meanwhile. */
async function sendTonight(database: DatabaseHandle, send: () => Promise<void>) {
  global.gc?.();
  const before = process.memoryUsage();
  let rssMost = before.rss;
  const startedAt = Date.now();
  await send();
  const isOpen = and(inArray(messages.state, ["due", "sending"]), lt(messages.dueAt, new Date()));
  while ((await database.db.$count(messages, isOpen)) > 0) {
    if (Date.now() - startedAt > SENT_WITHIN_MS) throw new Error("They were not sent");
    rssMost = Math.max(rssMost, process.memoryUsage().rss);
    await pause(LOOK_EVERY_MS);
  }
  const sentSeconds = (Date.now() - startedAt) / 1000;
  global.gc?.();
  return { before, rssMost, after: process.memoryUsage(), sentSeconds };
}

async function measure(engine: Engine): Promise<{ figures: Figures; plans: string[] }> {
  const sent = new Set<string>();
  const provider: MessageProvider = {
    name: "stub",
    channels: ["sms"],
    send: async ({ id }) => {
      await pause(ANSWER_MS);
      if (sent.has(id)) throw new Error(`${id} was sent twice`);
      sent.add(id);
      return { providerId: id, cost: 9 };
    },
    find: async () => null,
  };
  const tenantsDir = await writeTenants([tenantFile("alpha")]);
  const database = await engine.open();
  try {
    const { queue, send } = await openMessageClinic(database, { tenantsDir, provider });
    await fill(database);
    await writeJobs(database, queue);
    const { db, pool } = database;
    const startedAt = performance.now();
    if ((await listDue(db, new Date())).length !== TONIGHT) throw new Error("Others are due");
    const findMs = performance.now() - startedAt;
    const plans: string[] = [];
    if (pool) {
      plans.push(...(await explain(pool, "messages", () => listDue(db, new Date()))));
      plans.push(...(await explain(pool, "messages", () => countOverdue(db, new Date()))));
      plans.push(...(await explain(pool, "messages", () => sweepMessages(db, queue, new Date()))));
    }
    const { before, rssMost, after, sentSeconds } = await sendTonight(database, send);
    const state = await db.$count(messages, eq(messages.state, "sent"));
    if (state !== TONIGHT || sent.size !== TONIGHT) throw new Error(`${state} of ${TONIGHT} were sent`);
    await queue.close();
    const mib = (bytes: number) => Math.round(bytes / MIB);
    const figures = {
      engine: engine.name,
      findMs: Math.round(findMs),
      sentSeconds: Math.round(sentSeconds),
      aSecond: Math.round(TONIGHT / sentSeconds),
      rssBeforeMiB: mib(before.rss),
      rssMostMiB: mib(rssMost),
      heapBeforeMiB: mib(before.heapUsed),
      heapAfterMiB: mib(after.heapUsed),
    };
    return { figures, plans };
  } finally {
    await database.close();
    await rm(tenantsDir, { recursive: true, force: true });
  }
}

export async function benchReminders(): Promise<void> {
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  for (const engine of engines)
    await step(`${REMINDERS.toLocaleString()} reminders, ${engine.name}`, async () => {
      all.push(await measure(engine));
    });
  const [first] = all;
  if (!first) return;
  const names = Object.keys(first.figures) as (keyof Figures)[];
  const lines = [names, ...all.map(({ figures }) => names.map((name) => String(figures[name])))];
  const plans = all.flatMap((one) => one.plans);
  process.stdout.write(`\n${plans.join("\n\n")}\n\n${alignColumns(lines)}\n`);
}
