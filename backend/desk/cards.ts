import { inArray } from "drizzle-orm";
import type { Block, DeskReservation } from "@/contract/studio/desk";
import { can } from "@/contract/studio/roles";
import { findOffered } from "../booking/offer-rows";
import type { EmployeeBlockRow } from "../db/schema/employees";
import { type ReservationRow, reservationOptions } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../lib/group-by";
import { detailOf } from "../reservations/reservation-detail";
import type { StudioCall } from "../staff/studio-call";
import { NO_VISITS, visitsOf } from "./visits";

/** What has ended, or come, has nothing open with its visitor. */
const MAY_BE_OFFERED: ReadonlySet<ReservationRow["status"]> = new Set(["waiting", "confirmed"]);

/** Reservations as cards of the diary, with three queries for any number of rows. */
export async function describeCards(
  call: Pick<StudioCall, "scope" | "now">,
  rows: ReservationRow[],
): Promise<DeskReservation[]> {
  const [options, visits, offered] = await Promise.all([
    loadOptionNames(
      call.scope,
      rows.map(({ id }) => id),
    ),
    visitsOf(
      call,
      rows.map(({ customerId }) => customerId),
    ),
    findOffered(
      call.scope,
      rows.filter(({ status }) => MAY_BE_OFFERED.has(status)).map(({ id }) => id),
    ),
  ]);
  const optionsOf = groupBy(options, ({ reservationId }) => reservationId);
  const offerEndOf = new Map(offered.map(({ reservationId, endsAt }) => [reservationId, endsAt]));
  return rows.map((row) => {
    const { firstVisitAt } = visits.get(row.customerId) ?? NO_VISITS;
    return cardOf(row, optionsOf.get(row.id) ?? [], {
      firstVisitAt,
      offerEndsAt: offerEndOf.get(row.id)?.toISOString() ?? null,
    });
  });
}

/** Reservations as a list of cards. */
export async function listCards(call: StudioCall, found: ReservationRow[]) {
  const rows = await describeCards(call, found);
  return { rows, count: rows.length };
}

type OptionName = Parameters<typeof detailOf>[1][number];

interface Found {
  /** Of the customer. */
  firstVisitAt: Date | null;
  offerEndsAt: string | null;
}

/** The card of one row. */
export const cardOf = (
  row: ReservationRow,
  options: OptionName[],
  { firstVisitAt, offerEndsAt }: Found,
): DeskReservation => ({
  id: row.id,
  version: row.version,
  reservationNumber: row.reservationNumber,
  status: row.status,
  kind: row.kind,
  startAt: row.startAt.toISOString(),
  endAt: row.endAt.toISOString(),
  employeeId: row.employeeId,
  holdsTime: row.holdsTime,
  customerName: row.customerName,
  detail: detailOf(row, options),
  isFirstVisit: firstVisitAt === null || firstVisitAt >= row.startAt,
  source: row.source,
  createdAt: row.createdAt.toISOString(),
  offerEndsAt,
});

/** Number and memo of a reservation; null for a doctor whose patient it is not. */
export function contactOf({ actor }: StudioCall, { employeeId, customerPhone, memo }: ReservationRow) {
  const maySee = can(actor, "see-customers", { employeeId });
  return { phone: maySee ? customerPhone : null, memo: maySee ? memo : null };
}

async function loadOptionNames(scope: PartnerScope, ids: number[]) {
  if (ids.length === 0) return [];
  const { reservationId, productName, name, sortOrder } = reservationOptions;
  const where = inArray(reservationId, ids);
  return scope.pick(
    reservationOptions,
    { reservationId, productName, name },
    { where, orderBy: [sortOrder] },
  );
}

export const toBlock = ({ id, employeeId, kind, startAt, endAt, reason }: EmployeeBlockRow): Block => ({
  id,
  employeeId,
  kind,
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  reason,
});
