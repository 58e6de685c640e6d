import { eq } from "drizzle-orm";
import { clockText, dayOf, minutesOf } from "../booking/clinic-time";
import { customers } from "../db/schema/customers";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import { MESSAGE_WORDS, type MessageWords } from "../people/message-words";
import { tellPerson } from "../people/tell-person";
import type { Call } from "./call";

export type Occasion = "booked" | "changed" | "canceled";

/** Tells the customer by SMS, or by e-mail where that does not reach them. A message that cannot be sent undoes nothing; isSend says which it was. */
export async function tellCustomer(
  call: Call,
  reservation: ReservationRow,
  occasion: Occasion,
): Promise<ReservationRow> {
  const { startAt, customerId, customerPhone, reservationNumber } = reservation;
  try {
    const isOwner = eq(customers.id, customerId);
    const customer = await call.scope.first(customers, { where: isOwner });
    const words = MESSAGE_WORDS[customer?.language ?? "ko"];
    const when = `${dayOf(startAt)} ${clockText(minutesOf(startAt))}${words.clinicTime}`;
    const text = `${when} ${wordsFor(reservation, occasion, words)} ${words.number} ${reservationNumber}`;
    const to = { phone: customerPhone, contactEmail: customer?.contactEmail ?? "" };
    await tellPerson(call, to, { subject: words.reservationSubject, text });
  } catch (error) {
    call.log.error({ err: error, reservationId: reservation.id, occasion }, "message was not sent");
    return reservation;
  }
  const [sent] = await call.scope.update(reservations, { isSend: true }, eq(reservations.id, reservation.id));
  return sent ?? reservation;
}

function wordsFor({ status }: ReservationRow, occasion: Occasion, words: MessageWords): string {
  if (occasion === "canceled") return words.canceled;
  const isWaiting = status === "waiting";
  if (occasion === "changed") return isWaiting ? words.changeRequested : words.changed;
  return isWaiting ? words.requested : words.confirmed;
}
