import { inArray } from "drizzle-orm";
import type { Reservation } from "@/contract/api/reservations";
import { changeableUntil, isChangeable } from "../booking/change-rule";
import { visitorStatus } from "../booking/visitor-status";
import type { Call } from "../call/call";
import { employees } from "../db/schema/employees";
import { type ReservationRow, reservationOptions } from "../db/schema/reservations";
import { groupBy } from "../lib/group-by";
import { calendarPath } from "../reservations/calendar-file";
import { detailOf } from "../reservations/reservation-detail";

/** Reservations for their customer, with two queries for any number of rows. */
export async function describeReservations(
  { scope, tenant, now }: Call,
  rows: ReservationRow[],
): Promise<Reservation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const employeeIds = rows.flatMap(({ employeeId }) => employeeId ?? []);
  const [options, doctors] = await Promise.all([
    scope.rows(reservationOptions, {
      where: inArray(reservationOptions.reservationId, ids),
      orderBy: [reservationOptions.sortOrder],
    }),
    employeeIds.length === 0 ? [] : scope.rows(employees, { where: inArray(employees.id, employeeIds) }),
  ]);
  const optionsOf = groupBy(options, (option) => option.reservationId);
  const { hasPriceView } = tenant.homepageConfig;
  return rows.map((row) => {
    const doctor = doctors.find(({ id }) => id === row.employeeId);
    const booked = optionsOf.get(row.id) ?? [];
    const won = (amount: number | null) => (hasPriceView ? amount : null);
    // With a price on request, the sum of the others would look like the total.
    const sum = (amount: number) => (booked.some(({ price }) => price === null) ? null : won(amount));
    const isOpenToChange = isChangeable(row, tenant, now);
    return {
      ...row,
      status: visitorStatus(row.status),
      reservationDetail: detailOf(row, booked),
      reservedAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
      employee: doctor ?? null,
      partnerName: tenant.partnerInformation.partnerName,
      partnerAddress: tenant.partnerInformation.partnerAddress ?? "",
      reservationProductOptions: booked.map((option) => ({
        ...option,
        id: option.optionId,
        price: {
          price: won(option.price),
          originalPrice: hasPriceView ? option.originalPrice : null,
          discountRate: hasPriceView ? option.discountRate : null,
          isFrom: hasPriceView && option.isPriceFrom,
        },
      })),
      subtotal: sum(row.subtotal),
      vat: sum(row.vat),
      total: sum(row.total),
      isReservationConfirm: row.status === "waiting",
      createdAt: row.createdAt.toISOString(),
      canceledAt: row.canceledAt?.toISOString() ?? null,
      isChangeable: isOpenToChange,
      isCancelable: isOpenToChange,
      changeableUntil: changeableUntil(row, tenant).toISOString(),
      calendarUrl: calendarPath(row),
    };
  });
}
