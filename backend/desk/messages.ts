import { and, asc, desc, eq, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { MESSAGE_LISTS } from "@/contract/studio/messages";
import { type MessageRow, messages } from "../db/schema/messages";
import { reservations } from "../db/schema/reservations";
import { staff } from "../db/schema/staff";
import { DAY_MS, dayOf, instantAt } from "../lib/clinic-time";
import type { StudioCall } from "../staff/studio-call";

const PAGE_SIZE = 100;
const FAILED_DAYS = 7;

type List = (typeof MESSAGE_LISTS)[number];

const isIn = (...states: MessageRow["state"][]): SQL => inArray(messages.state, states);
const LISTS: Record<List, SQL> = {
  out: isIn("sent", "failed", "sending"),
  failed: isIn("failed"),
  due: isIn("due"),
};

interface MessageQuery {
  list: List;
  page: number;
  pageSize?: number | undefined;
}

/** A page of the clinic's messages of one list. */
export async function listMessages(
  { scope, services: { db } }: StudioCall,
  { list, page, pageSize = PAGE_SIZE }: MessageQuery,
) {
  const order =
    list === "due" ? asc(messages.dueAt) : desc(sql`coalesce(${messages.sentAt}, ${messages.dueAt})`);
  const listed = await scope.page(messages, {
    where: LISTS[list],
    orderBy: [order, asc(messages.id)],
    page,
    pageSize,
  });
  const { rows } = listed;
  const reservationIds = rows.flatMap(({ reservationId }) => reservationId ?? []);
  const staffIds = rows.flatMap(({ staffId }) => staffId ?? []);
  const { id, reservationNumber, startAt, customerName } = reservations;
  const visits =
    reservationIds.length > 0
      ? await scope.pick(
          reservations,
          { id, reservationNumber, startAt, customerName },
          { where: inArray(id, reservationIds) },
        )
      : [];
  const people =
    staffIds.length > 0
      ? await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, staffIds))
      : [];
  const described = rows.map((row) => {
    const visit = visits.find((one) => one.id === row.reservationId);
    const person = people.find((one) => one.id === row.staffId);
    return {
      ...row,
      isStaff: row.staffId !== null,
      name: (row.staffId === null ? visit?.customerName : person?.name) ?? null,
      dueAt: row.dueAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      deliveredAt: row.deliveredAt?.toISOString() ?? null,
      reservation: visit
        ? { id: visit.id, reservationNumber: visit.reservationNumber, startAt: visit.startAt.toISOString() }
        : null,
    };
  });
  return { ...listed, rows: described };
}

/** What the head of the list says. */
export async function countMessages({ scope, now }: StudioCall) {
  const today = dayOf(now);
  const [month] = await scope.pick(
    messages,
    { won: sql<number>`coalesce(sum(${messages.cost}), 0)::int` },
    { where: and(isNotNull(messages.cost), gte(messages.sentAt, instantAt(`${today.slice(0, 7)}-01`, 0))) },
  );
  const sentToday = and(eq(messages.state, "sent"), gte(messages.sentAt, instantAt(today, 0)));
  const failed = and(isIn("failed"), gte(messages.dueAt, new Date(now.getTime() - FAILED_DAYS * DAY_MS)));
  return {
    sentToday: await scope.count(messages, sentToday),
    failed: await scope.count(messages, failed),
    due: await scope.count(messages, isIn("due")),
    costOfMonth: month?.won ?? 0,
  };
}
