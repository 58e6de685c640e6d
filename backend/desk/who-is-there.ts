import { and, asc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import { employeeBlocks } from "../db/schema/employees";
import { reservations } from "../db/schema/reservations";
import { clockText, daySpanOf } from "../lib/clinic-time";
import { ApiError } from "../lib/errors";
import type { StudioCall } from "../staff/studio-call";

interface WantedTime {
  employeeId: number;
  startAt: Date;
  endAt: Date;
  /** The reservation that is moved. */
  movingId?: number;
}

/** Runs what takes a time; its 409 `reservation.time-taken` then says whose the time is. */
export async function sayWhoIsThere<Result>(
  call: StudioCall,
  wanted: WantedTime,
  take: () => Promise<Result>,
): Promise<Result> {
  try {
    return await take();
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === "reservation.time-taken";
    const holder = isTaken ? await holderOf(call, wanted) : null;
    if (holder === null) throw error;
    throw new ApiError(409, "reservation.time-taken", `${holder} 다른 시간을 골라 주세요.`);
  }
}

/** Null: a visitor holds it, or it is free again. */
async function holderOf(
  { scope }: StudioCall,
  { employeeId, startAt, endAt, movingId = 0 }: WantedTime,
): Promise<string | null> {
  const overlaps = (start: PgColumn, end: PgColumn) => and(lt(start, endAt), gt(end, startAt));
  const booked = await scope.first(reservations, {
    where: and(
      eq(reservations.employeeId, employeeId),
      inArray(reservations.status, [...HOLDING_STATUSES]),
      eq(reservations.holdsTime, true),
      ne(reservations.id, movingId),
      overlaps(reservations.startAt, reservations.endAt),
    ),
    orderBy: [asc(reservations.startAt)],
  });
  if (booked) return `${spanText(booked)}에 ${booked.customerName} 님의 예약이 있습니다.`;
  const block = await scope.first(employeeBlocks, {
    where: and(
      eq(employeeBlocks.employeeId, employeeId),
      overlaps(employeeBlocks.startAt, employeeBlocks.endAt),
    ),
    orderBy: [asc(employeeBlocks.startAt)],
  });
  return block ? `${spanText(block)}은 막아 둔 시간입니다(${block.reason}).` : null;
}

function spanText(row: { startAt: Date; endAt: Date }): string {
  const { start, end } = daySpanOf(row);
  return `${clockText(start)}–${clockText(end)}`;
}
