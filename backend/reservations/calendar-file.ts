import { eq } from "drizzle-orm";
import { createEvent, type DateArray, type EventStatus } from "ics";
import type { Tenant } from "@/contract/tenant/tenant";
import { employees } from "../db/schema/employees";
import { type ReservationRow, reservationOptions } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { detailOf, optionTitle } from "./reservation-detail";

const PRODUCT_ID = "-//clinic-storefront//reservations//KO";

const statuses: Record<ReservationRow["status"], EventStatus> = {
  waiting: "TENTATIVE",
  confirmed: "CONFIRMED",
  arrived: "CONFIRMED",
  completed: "CONFIRMED",
  noShow: "CONFIRMED",
  canceled: "CANCELLED",
};

interface CalendarEntry {
  reservation: ReservationRow;
  tenant: Tenant;
  doctor: string | null;
  options: { productName: string; name: string }[];
}

/** Where a reservation's calendar file is on the backend's host. */
export const calendarPath = ({ calendarToken }: Pick<ReservationRow, "calendarToken">): string =>
  `/calendar/${calendarToken}.ics`;

/** A reservation's calendar file, with its treatments and doctor as they are now. */
export async function readCalendarFile(
  scope: PartnerScope,
  tenant: Tenant,
  reservation: ReservationRow,
): Promise<string> {
  const { id, employeeId } = reservation;
  const [options, doctor] = await Promise.all([
    scope.rows(reservationOptions, {
      where: eq(reservationOptions.reservationId, id),
      orderBy: [reservationOptions.sortOrder],
    }),
    employeeId === null ? undefined : scope.first(employees, { where: eq(employees.id, employeeId) }),
  ]);
  const doctorName = doctor ? `${doctor.name} ${doctor.position}` : null;
  return calendarFile({ reservation, tenant, doctor: doctorName, options });
}

/**
 * A reservation as an iCalendar file, without personal data. Times are in UTC, so no device can shift them. The uid stays
 * and the sequence grows with each change, so that a calendar updates its entry; a canceled one removes it.
 */
function calendarFile(entry: CalendarEntry): string {
  const { reservation, tenant } = entry;
  const { partnerName, partnerAddress, lat, lng } = tenant.partnerInformation;
  const isCanceled = reservation.status === "canceled";
  const { error, value } = createEvent({
    productId: PRODUCT_ID,
    method: isCanceled ? "CANCEL" : "PUBLISH",
    uid: `${reservation.reservationNumber}@${tenant.id}`,
    sequence: reservation.version - 1,
    title: `${partnerName} 예약`,
    description: linesOf(entry).join("\n"),
    location: [partnerName, partnerAddress].filter(Boolean).join(", "),
    geo: lat !== null && lng !== null ? { lat, lon: lng } : undefined,
    start: utcParts(reservation.startAt),
    startInputType: "utc",
    startOutputType: "utc",
    end: utcParts(reservation.endAt),
    endInputType: "utc",
    endOutputType: "utc",
    status: statuses[reservation.status],
    transp: isCanceled ? "TRANSPARENT" : "OPAQUE",
  });
  if (error || !value) throw error ?? new Error("The calendar file could not be created");
  return value;
}

function linesOf({ reservation, tenant, doctor, options }: CalendarEntry): string[] {
  const { partnerTel, partnerPhone } = tenant.partnerInformation;
  const phone = partnerTel ?? partnerPhone;
  return [
    `예약번호 ${reservation.reservationNumber}`,
    ...(reservation.status === "waiting" ? ["병원이 확인하고 있는 예약입니다."] : []),
    ...(options.length > 0 ? options.map(optionTitle) : [detailOf(reservation, [])]),
    ...(doctor ? [`담당 ${doctor}`] : []),
    ...(phone ? [`전화 ${phone}`] : []),
  ];
}

const utcParts = (instant: Date): DateArray => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];
