import CalendarPlusIcon from "@lucide/icons/icons/calendar-plus";
import { onlineManager } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { useAllWords } from "../../data/use-all-words";
import { ActionLink } from "../../parts/action";
import { useRuntime } from "../../runtime/runtime-context";

/** The server's own file: an entry that is taken in again moves instead of doubling. */
export function CalendarLink({
  reservation: { calendarUrl, reservationNumber },
}: {
  reservation: Reservation;
}) {
  const { done: words } = useAllWords();
  const { showToast } = useRuntime();
  // A browser would fail silently.
  const refuseOffline = (event: MouseEvent) => {
    if (onlineManager.isOnline()) return;
    event.preventDefault();
    showToast(words.calendarOffline);
  };
  return (
    <ActionLink
      icon={CalendarPlusIcon}
      href={calendarUrl}
      download={`${reservationNumber}.ics`}
      onClick={refuseOffline}
    >
      {words.addToCalendar}
    </ActionLink>
  );
}
