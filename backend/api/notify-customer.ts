import { eq } from "drizzle-orm";
import type { Call } from "../call/call";
import { customers } from "../db/schema/customers";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import { clockText, dayOf, minutesOf } from "../lib/clinic-time";
import { MESSAGE_WORDS, type MessageWords } from "../people/message-words";
import { sendMessage } from "../people/send-message";

export type Occasion = "booked" | "changed" | "canceled";

/** Sends SMS, or e-mail where SMS does not reach; a failure is logged and leaves isSend false. */
export async function notifyCustomer(
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
    await sendMessage(call, to, { subject: words.reservationSubject, text });
  } catch (error) {
    call.log.error({ err: error, reservationId: reservation.id, occasion }, "message not sent");
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
