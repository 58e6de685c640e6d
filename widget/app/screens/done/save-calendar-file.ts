import type { Reservation } from "@/contract/api/reservations";
import { calendarEvent } from "./calendar-event";

/** Hands the visitor an .ics file. What makes it is fetched only now. */
export async function saveCalendarFile(reservation: Reservation): Promise<void> {
  const { createEvent } = await import("ics");
  const { error, value } = createEvent(calendarEvent(reservation));
  if (error || !value) throw error ?? new Error("No calendar file was made");
  const address = URL.createObjectURL(new Blob([value], { type: "text/calendar;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${reservation.reservationNumber}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}
