import { eq } from "drizzle-orm";
import type { ReservationRow } from "../booking/book";
import { clockText, dayOf, minutesOf } from "../booking/clinic-time";
import { reservations } from "../db/schema/reservations";
import type { Call } from "./call";

/** Tells the customer by SMS. A message that cannot be sent does not undo a booking; isSend says which it was. */
export async function sendConfirmation(call: Call, reservation: ReservationRow): Promise<ReservationRow> {
  const { displayName } = call.tenant.partnerInformation;
  const when = `${dayOf(reservation.startAt)} ${clockText(minutesOf(reservation.startAt))}`;
  const word =
    reservation.status === "confirmed"
      ? "예약이 확정되었습니다."
      : "예약 요청을 받았습니다. 확인 후 연락드립니다.";
  const text = `[${displayName}] ${when} ${word} 예약번호 ${reservation.reservationNumber}`;
  try {
    await call.sms.send({ partnerId: call.tenant.id, phone: reservation.customerPhone, text });
  } catch (error) {
    call.log.error({ err: error, reservationId: reservation.id }, "confirmation was not sent");
    return reservation;
  }
  const [sent] = await call.scope.update(reservations, { isSend: true }, eq(reservations.id, reservation.id));
  return sent ?? reservation;
}
