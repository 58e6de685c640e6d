import { and, eq, gte, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { reservationOptions, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { addDays, DAY_MINUTES, type Day, instantAt } from "../lib/clinic-time";
import { optionTitle } from "../reservations/reservation-detail";
import type { DoctorSpan } from "./doctor-time";
import type { DayRange } from "./period";
import { sourceName } from "./sources";

/** A reservation as the figures count it; minutes after midnight at the clinic. */
export interface CountedVisit extends DoctorSpan {
  status: (typeof reservations.$inferSelect)["status"];
  isLate: boolean;
  total: number;
  day: Day;
  /** The day it was booked on. */
  bookedOn: Day;
  isOnline: boolean;
  source: string;
}

// In the database: a year has tens of thousands of visits.
const localDay = (column: PgColumn) => sql<Day>`(${column} at time zone 'Asia/Seoul')::date::text`;
const localMinutes = (column: PgColumn) =>
  sql<number>`(extract(epoch from (${column} at time zone 'Asia/Seoul')::time) / 60)::int`;

const isOn = (column: PgColumn, { from, to }: DayRange) =>
  and(gte(column, instantAt(from, 0)), lt(column, instantAt(addDays(to, 1), 0)));

/** Visits of some days, cancelled ones too; of one doctor where one is given. */
export async function loadVisits(
  scope: PartnerScope,
  range: DayRange,
  employeeId: number | null,
): Promise<CountedVisit[]> {
  const { startAt, endAt, createdAt, status, isLate, total, source, attribution } = reservations;
  const rows = await scope.pick(
    reservations,
    {
      ...{ status, isLate, total, source, employeeId: reservations.employeeId },
      campaign: sql<string | null>`${attribution} ->> 'utm_source'`,
      day: localDay(startAt),
      bookedOn: localDay(createdAt),
      start: localMinutes(startAt),
      end: localMinutes(endAt),
    },
    { where: and(isOn(startAt, range), ofDoctor(employeeId)) },
  );
  return rows.map(({ source: way, campaign, ...row }) => ({
    ...row,
    end: row.end || DAY_MINUTES,
    isOnline: way === "web",
    source: sourceName(way, campaign),
  }));
}

/** The day of each customer's first visit ever, of those who have one on these days. */
export async function loadFirstVisits(
  scope: PartnerScope,
  range: DayRange,
  employeeId: number | null,
): Promise<Day[]> {
  const { customerId, startAt, status } = reservations;
  const isVisit = notInArray(status, ["canceled", "noShow"]);
  const isTheirs = and(isOn(startAt, range), isVisit, ofDoctor(employeeId)) as SQL;
  const rows = await scope.pick(
    reservations,
    { first: sql<Day>`(min(${startAt}) at time zone 'Asia/Seoul')::date::text` },
    {
      where: and(isVisit, scope.isAmong(customerId, reservations, customerId, isTheirs)),
      groupBy: [customerId],
    },
  );
  return rows.map(({ first }) => first);
}

const MOST_TREATMENTS = 10;

/** The treatments that were booked most, at the prices of booking. */
export async function loadTreatments(scope: PartnerScope, range: DayRange, employeeId: number | null) {
  const { productName, name, reservationId, price } = reservationOptions;
  const bookings = sql<number>`count(*)::int`;
  const isBooked = and(
    isOn(reservations.startAt, range),
    notInArray(reservations.status, ["canceled"]),
    ofDoctor(employeeId),
  ) as SQL;
  const rows = await scope.pick(
    reservationOptions,
    { productName, name, bookings, amount: sql<number>`coalesce(sum(${price}), 0)::float8` },
    {
      where: scope.isAmong(reservationId, reservations, reservations.id, isBooked),
      groupBy: [productName, name],
      orderBy: [sql`${bookings} desc`, productName, name],
      limit: MOST_TREATMENTS,
    },
  );
  return rows.map(({ bookings: count, amount, ...option }) => ({
    title: optionTitle(option),
    bookings: count,
    amount,
  }));
}

const ofDoctor = (employeeId: number | null) =>
  employeeId === null ? undefined : eq(reservations.employeeId, employeeId);
