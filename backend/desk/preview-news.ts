import type { ReservationRow } from "../db/schema/reservations";
import { previewMessage } from "../messages/compose";
import { kindOfMove } from "../messages/reservation-messages";
import type { StudioCall } from "../staff/studio-call";

/** What the visitor would be told of a move to another time, or of the confirmation without one. */
export function previewNews(
  { services, scope, tenant }: StudioCall,
  before: ReservationRow,
  startAt: string | undefined,
) {
  const reservation = startAt ? { ...before, startAt: new Date(startAt) } : before;
  const kind = startAt ? kindOfMove(reservation) : "confirmed";
  return previewMessage(services, scope, { tenant, kind, reservation });
}
