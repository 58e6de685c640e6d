import { isOwn } from "../booking/change";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import { notFound } from "../errors";
import type { Call } from "./call";

/** The signed-in customer's reservation; a 404 for one that is somebody else's or nobody's. */
export async function requireOwnReservation(call: Call, id: number): Promise<ReservationRow> {
  const customer = await call.customer();
  const where = isOwn({ id, customerId: customer.id });
  const reservation = await call.scope.first(reservations, { where });
  if (!reservation) throw notFound();
  return reservation;
}
