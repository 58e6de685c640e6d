import { eq } from "drizzle-orm";
import type { Call } from "../call/call";
import { customers } from "../db/schema/customers";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import { clockText, dayOf, minutesOf } from "../lib/clinic-time";
import { MESSAGE_WORDS, type MessageWords } from "../people/message-words";
import { sendMessage } from "../people/send-message";

/** What a customer is told. confirmed: a request got its yes, or what was cancelled stands again. */
export type Occasion = "booked" | "changed" | "canceled" | "confirmed" | "refused";

/** Sends SMS, or e-mail where SMS does not reach; a failure is logged and leaves isSend false. */
export async function notifyCustomer(
  call: Pick<Call, "scope" | "services" | "tenant" | "log">,
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

function wordsFor(reservation: ReservationRow, occasion: Occasion, words: MessageWords): string {
  const { status, canceledBy, cancelReason } = reservation;
  // What a visitor wrote, or the desk about a visitor's wish, is nothing to tell the visitor.
  const why = canceledBy === "clinic" && cancelReason ? ` (${cancelReason})` : "";
  if (occasion === "canceled") return words.canceled + why;
  if (occasion === "refused") return words.refused + why;
  const isWaiting = status === "waiting";
  if (occasion === "changed") return isWaiting ? words.changeRequested : words.changed;
  return isWaiting ? words.requested : words.confirmed;
}
