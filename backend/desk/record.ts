import { and, desc, eq, type SQL } from "drizzle-orm";
import type { HistoryEntry, ReservationRecord } from "@/contract/studio/desk";
import { audit } from "../db/schema/audit";
import { customers } from "../db/schema/customers";
import { type ReservationRow, reservationOptions, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../lib/errors";
import { optionTitle } from "../reservations/reservation-detail";
import type { StudioCall } from "../staff/studio-call";
import { cardOf, contactOf } from "./cards";
import { readOffers } from "./read-offers";
import { NO_VISITS, visitsOf } from "./visits";

const MOST_ENTRIES = 100;

/** The row with this id, locked within a transaction; a 404 when the clinic has none. */
export async function requireReservation(
  scope: PartnerScope,
  id: number,
  { isLocked = false } = {},
): Promise<ReservationRow> {
  const row = await scope.first(reservations, { where: eq(reservations.id, id), isLocked });
  if (!row) throw notFound();
  return row;
}

/** Everything that the drawer shows of a reservation, in five queries. */
export async function describeRecord(call: StudioCall, row: ReservationRow): Promise<ReservationRecord> {
  const { scope } = call;
  const [options, customer, visits, offers, history] = await Promise.all([
    scope.rows(reservationOptions, {
      where: eq(reservationOptions.reservationId, row.id),
      orderBy: [reservationOptions.sortOrder],
    }),
    scope.first(customers, { where: eq(customers.id, row.customerId) }),
    visitsOf(call, [row.customerId]),
    readOffers(scope, [row.id]),
    readHistory(scope, row.id),
  ]);
  const { visits: count, noShows, firstVisitAt, lastVisitAt } = visits.get(row.customerId) ?? NO_VISITS;
  const { phone, memo } = contactOf(call, row);
  const offer = offers.get(row.id) ?? null;
  return {
    ...cardOf(row, options, { firstVisitAt, offerEndsAt: offer?.endsAt ?? null }),
    customer: {
      visits: count,
      noShows,
      id: row.customerId,
      name: customer?.name ?? row.customerName,
      phone,
      isRegular: customer?.isRegular ?? false,
      lastVisitAt: lastVisitAt?.toISOString() ?? null,
      isMarketingReceivable: customer?.isMarketingReceivable ?? false,
    },
    treatments: options.map((option) => ({
      title: optionTitle(option),
      durationMinutes: option.durationMinutes,
      price: option.price,
    })),
    isIncludeVat: row.isIncludeVat,
    subtotal: row.subtotal,
    vat: row.vat,
    total: row.total,
    purpose: row.purpose,
    memo,
    attribution: row.attribution,
    canceledAt: row.canceledAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    canceledBy: row.canceledBy,
    isLate: row.isLate,
    offer,
    history,
  };
}

type AuditRow = typeof audit.$inferSelect;

/** The newest change of a reservation that its history knows. */
export const newestChange = (scope: PartnerScope, id: number, where?: SQL): Promise<AuditRow | undefined> =>
  scope.first(audit, { where: and(isAbout(id), where), orderBy: [desc(audit.id)] });

async function readHistory(scope: PartnerScope, id: number): Promise<HistoryEntry[]> {
  const rows = await scope.rows(audit, {
    where: isAbout(id),
    orderBy: [desc(audit.id)],
    limit: MOST_ENTRIES,
  });
  return rows.map(entryOf);
}

/** A row of the audit as a line of a history. */
export const entryOf = ({ id, at, actorKind, actorName, action, ...facts }: AuditRow): HistoryEntry => ({
  id,
  at: at.toISOString(),
  actor: { kind: actorKind, name: actorName },
  action,
  before: facts.before,
  after: facts.after,
  reason: facts.reason,
});

const isAbout = (id: number) => and(eq(audit.thingKind, "reservation"), eq(audit.thingId, id));
