import { inArray } from "drizzle-orm";
import type { Reservation } from "@/contract/api/reservations";
import { calendarPath } from "../booking/calendar-file";
import { changeableUntil, isChangeable } from "../booking/change-rule";
import { detailOf } from "../booking/reservation-detail";
import { employees } from "../db/schema/employees";
import { type ReservationRow, reservationOptions } from "../db/schema/reservations";
import { groupBy } from "../group-by";
import type { Call } from "./call";

/** Reservations as their customer sees them, with two queries however many there are. */
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
    // Where one price is the clinic's to say, a sum of the others would pass for the whole.
    const sum = (amount: number) => (booked.some(({ price }) => price === null) ? null : won(amount));
    const isOpenToChange = isChangeable(row, tenant, now);
    return {
      id: row.id,
      reservationNumber: row.reservationNumber,
      reservationDetail: detailOf(row, booked),
      kind: row.kind,
      status: row.status,
      reservedAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
      employee: doctor ? { id: doctor.id, name: doctor.name, position: doctor.position } : null,
      purpose: row.purpose,
      memo: row.memo,
      partnerName: tenant.partnerInformation.partnerName,
      partnerAddress: tenant.partnerInformation.partnerAddress ?? "",
      customerName: row.customerName,
      customerPhone: row.customerPhone,
      reservationProductOptions: booked.map((option) => ({
        id: option.optionId,
        productId: option.productId,
        productName: option.productName,
        name: option.name,
        description: option.description,
        price: {
          price: won(option.price),
          originalPrice: hasPriceView ? option.originalPrice : null,
          discountRate: hasPriceView ? option.discountRate : null,
          isFrom: hasPriceView && option.isPriceFrom,
        },
        durationMinutes: option.durationMinutes,
        isDefault: option.isDefault,
      })),
      isIncludeVat: row.isIncludeVat,
      subtotal: sum(row.subtotal),
      vat: sum(row.vat),
      total: sum(row.total),
      isSend: row.isSend,
      isReservationConfirm: row.status === "waiting",
      createdAt: row.createdAt.toISOString(),
      canceledAt: row.canceledAt?.toISOString() ?? null,
      cancelReason: row.cancelReason,
      isChangeable: isOpenToChange,
      isCancelable: isOpenToChange,
      changeableUntil: changeableUntil(row, tenant).toISOString(),
      calendarUrl: calendarPath(row),
    };
  });
}
