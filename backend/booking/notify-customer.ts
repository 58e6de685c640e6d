import { eq } from "drizzle-orm";
import type { WidgetLanguage } from "@/contract/widget/messages";
import type { Call } from "../call/call";
import { customers } from "../db/schema/customers";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import { clockText, dayOf, minutesOf } from "../lib/clinic-time";
import { MESSAGE_WORDS, type MessageWords } from "../people/message-words";
import { sendMessage } from "../people/send-message";

/** What a customer is told. confirmed: a request got its yes, or what was cancelled stands again. */
export type Occasion = "booked" | "changed" | "canceled" | "confirmed" | "refused";

type TellingCall = Pick<Call, "scope" | "services" | "tenant" | "log">;

/** Tells a customer of a change of their reservation, as tellCustomer does. */
export const notifyCustomer = (
  call: TellingCall,
  reservation: ReservationRow,
  occasion: Occasion,
): Promise<ReservationRow> =>
  tellCustomer(call, reservation, occasion, (language) => {
    const { startAt, reservationNumber } = reservation;
    const words = MESSAGE_WORDS[language];
    const when = `${dayOf(startAt)} ${clockText(minutesOf(startAt))}${words.clinicTime}`;
    return `${when} ${wordsFor(reservation, occasion, words)} ${words.number} ${reservationNumber}`;
  });

/** Sends SMS, or e-mail where SMS does not reach; a failure is logged and leaves isSend false. */
export async function tellCustomer(
  call: TellingCall,
  reservation: ReservationRow,
  occasion: Occasion | "offered",
  textIn: (language: WidgetLanguage) => string,
): Promise<ReservationRow> {
  const { customerId, customerPhone } = reservation;
  try {
    const isOwner = eq(customers.id, customerId);
    const customer = await call.scope.first(customers, { where: isOwner });
    const language = customer?.language ?? "ko";
    const to = { phone: customerPhone, contactEmail: customer?.contactEmail ?? "" };
    const subject = MESSAGE_WORDS[language].reservationSubject;
    await sendMessage(call, to, { subject, text: textIn(language) });
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
