import { eq } from "drizzle-orm";
import type { ReservationRow } from "../booking/book";
import { clockText, dayOf, minutesOf } from "../booking/clinic-time";
import { reservations } from "../db/schema/reservations";
import type { Call } from "./call";

export type Occasion = "booked" | "changed" | "canceled";

/** Tells the customer by SMS. A message that cannot be sent undoes nothing; isSend says which it was. */
export async function tellCustomer(
  call: Call,
  reservation: ReservationRow,
  occasion: Occasion,
): Promise<ReservationRow> {
  const { displayName } = call.tenant.partnerInformation;
  const when = `${dayOf(reservation.startAt)} ${clockText(minutesOf(reservation.startAt))}`;
  const text = `[${displayName}] ${when} ${wordsFor(reservation, occasion)} 예약번호 ${reservation.reservationNumber}`;
  try {
    await call.sms.send({ partnerId: call.tenant.id, phone: reservation.customerPhone, text });
  } catch (error) {
    call.log.error({ err: error, reservationId: reservation.id, occasion }, "message was not sent");
    return reservation;
  }
  const [sent] = await call.scope.update(reservations, { isSend: true }, eq(reservations.id, reservation.id));
  return sent ?? reservation;
}

function wordsFor({ status }: ReservationRow, occasion: Occasion): string {
  if (occasion === "canceled") return "예약이 취소되었습니다.";
  const isWaiting = status === "waiting";
  if (occasion === "changed")
    return isWaiting ? "예약 변경 요청을 받았습니다. 확인 후 연락드립니다." : "예약으로 변경되었습니다.";
  return isWaiting ? "예약 요청을 받았습니다. 확인 후 연락드립니다." : "예약이 확정되었습니다.";
}
