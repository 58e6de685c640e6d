import { eq } from "drizzle-orm";
import { createEvent, type DateArray, type EventAttributes, type EventStatus } from "ics";
import type { Tenant } from "@/contract/tenant/tenant";
import type { WidgetLanguage } from "@/contract/widget/messages";
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

/** Makes the file an invitation, which a mailbox enters by itself. */
interface Invitation {
  method: "REQUEST" | "CANCEL";
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

interface CalendarSource {
  reservation: ReservationRow;
  tenant: Tenant;
  /** Without one, the file publishes the reservation, or takes it out. */
  invitation?: Invitation;
  /** Korean by default. */
  language?: WidgetLanguage;
}

const words: Record<WidgetLanguage, Record<"visit" | "number" | "waiting" | "doctor" | "phone", string>> = {
  ko: {
    visit: "예약",
    number: "예약번호",
    waiting: "병원이 확인하고 있는 예약입니다.",
    doctor: "담당",
    phone: "전화",
  },
  en: {
    visit: "appointment",
    number: "Booking number",
    waiting: "The clinic has yet to confirm this request.",
    doctor: "With",
    phone: "Phone",
  },
  ja: {
    visit: "ご予約",
    number: "予約番号",
    waiting: "クリニックで確認中のご予約です。",
    doctor: "担当",
    phone: "電話",
  },
  zh: { visit: "预约", number: "预约号", waiting: "诊所正在确认此预约。", doctor: "医生", phone: "电话" },
};

interface CalendarEntry extends CalendarSource {
  doctor: string | null;
  options: { productName: string; name: string }[];
}

/** Where a reservation's calendar file is on the backend's host. */
export const calendarPath = ({ calendarToken }: Pick<ReservationRow, "calendarToken">): string =>
  `/calendar/${calendarToken}.ics`;

/** A reservation's calendar file, with its treatments and doctor as they are now. */
export async function readCalendarFile(scope: PartnerScope, source: CalendarSource): Promise<string> {
  const { id, employeeId } = source.reservation;
  const [options, doctor] = await Promise.all([
    scope.rows(reservationOptions, {
      where: eq(reservationOptions.reservationId, id),
      orderBy: [reservationOptions.sortOrder],
    }),
    employeeId === null ? undefined : scope.first(employees, { where: eq(employees.id, employeeId) }),
  ]);
  const doctorName = doctor ? `${doctor.name} ${doctor.position}` : null;
  return calendarFile({ ...source, doctor: doctorName, options });
}

/**
 * A reservation as an iCalendar file, without personal data but for an invitation's attendee. Times are in UTC, so no
 * device can shift them. The uid stays and the sequence grows with each change, so that a calendar updates its entry; a
 * canceled one removes it.
 */
function calendarFile(entry: CalendarEntry): string {
  const { reservation, tenant, invitation, language = "ko" } = entry;
  const { partnerName, partnerAddress, lat, lng } = tenant.partnerInformation;
  const isCanceled = reservation.status === "canceled";
  const { error, value } = createEvent({
    productId: PRODUCT_ID,
    method: invitation?.method ?? (isCanceled ? "CANCEL" : "PUBLISH"),
    uid: `${reservation.reservationNumber}@${tenant.id}`,
    sequence: reservation.version - 1,
    title: `${partnerName} ${words[language].visit}`,
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
    ...(invitation && peopleOf(invitation)),
  });
  if (error || !value) throw error ?? new Error("The calendar file could not be created");
  return value;
}

/** Who booked has accepted already: no mailbox asks for a reply. */
const peopleOf = ({ organizer, attendee }: Invitation): Pick<EventAttributes, "organizer" | "attendees"> => ({
  organizer: { ...organizer, name: inQuotes(organizer.name) },
  attendees: [
    {
      ...attendee,
      name: inQuotes(attendee.name),
      role: "REQ-PARTICIPANT",
      partstat: "ACCEPTED",
      rsvp: false,
    },
  ],
});

/** A quoted parameter of iCalendar cannot escape its quote, and `ics` lets a line break of the organizer through. */
const inQuotes = (name: string): string => name.replace(/["\p{Cc}]+/gu, " ").trim();

function linesOf({ reservation, tenant, doctor, options, language = "ko" }: CalendarEntry): string[] {
  const { partnerTel, partnerPhone } = tenant.partnerInformation;
  const phone = partnerTel ?? partnerPhone;
  const { number, waiting, doctor: doctorWord, phone: phoneWord } = words[language];
  return [
    `${number} ${reservation.reservationNumber}`,
    ...(reservation.status === "waiting" ? [waiting] : []),
    ...(options.length > 0 ? options.map(optionTitle) : [detailOf(reservation, [])]),
    ...(doctor ? [`${doctorWord} ${doctor}`] : []),
    ...(phone ? [`${phoneWord} ${phone}`] : []),
  ];
}

const utcParts = (instant: Date): DateArray => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];
