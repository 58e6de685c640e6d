import type { EventAttributes } from "ics";
import type { Reservation } from "@/contract/api/reservations";
import { widgetLabels } from "@/labels/widget";
import { optionTitle } from "../../parts/option-line";

type DateArray = [number, number, number, number, number];

/** A reservation as a calendar entry; its times travel in UTC, so no device can shift them. */
export function calendarEvent(reservation: Reservation): EventAttributes {
  const titles = reservation.reservationProductOptions.map((option) =>
    optionTitle({ productName: option.productName, option }),
  );
  return {
    uid: `${reservation.reservationNumber}@${reservation.id}`,
    title: widgetLabels.done.calendarTitle(reservation.partnerName),
    description: [reservation.reservationNumber, ...titles].join("\n"),
    location: [reservation.partnerName, reservation.partnerAddress].filter(Boolean).join(" "),
    start: utcParts(reservation.reservedAt),
    startInputType: "utc",
    startOutputType: "utc",
    end: utcParts(reservation.endAt),
    endInputType: "utc",
    endOutputType: "utc",
    status: reservation.isReservationConfirm ? "TENTATIVE" : "CONFIRMED",
  };
}

function utcParts(instant: string): DateArray {
  const date = new Date(instant);
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
}
