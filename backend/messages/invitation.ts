import { and, eq, gt, inArray } from "drizzle-orm";
import type { MessageKind } from "@/contract/messages/kinds";
import type { Tenant } from "@/contract/tenant/tenant";
import type { WidgetLanguage } from "@/contract/widget/messages";
import { type MessageRow, messages } from "../db/schema/messages";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import type { OutgoingMessage } from "../providers/message-provider";
import { readCalendarFile } from "../reservations/calendar-file";

/** What enters a visit into the visitor's calendar. */
const ENTERING: MessageKind[] = ["confirmed", "moved"];
/** What changes a visit that stands there: to a tentative one, or none. */
const CHANGING: MessageKind[] = ["requested", "changeRequested", "canceled", "refused"];

interface VisitorMail {
  message: MessageRow;
  tenant: Tenant;
  reservation: ReservationRow;
  address: string;
  /** Where the mail comes from; undefined: not known. */
  organizer: string | undefined;
  language: WidgetLanguage;
}

/**
 * The calendar file of an e-mail to a visitor, of the reservation as it is now. Undefined where the message leaves the
 * calendar as it is, and without an organizer, whom an invitation has to name.
 */
export async function invitationOf(
  scope: PartnerScope,
  { message: { kind }, tenant, reservation, address, organizer: from, language }: VisitorMail,
): Promise<OutgoingMessage["calendar"]> {
  const isChanging = CHANGING.includes(kind) && (await isEntered(scope, reservation));
  if (!from || !(isChanging || ENTERING.includes(kind))) return undefined;
  const method = reservation.status === "canceled" ? "CANCEL" : "REQUEST";
  const organizer = { name: tenant.partnerInformation.displayName, email: from };
  const attendee = { name: reservation.customerName, email: address };
  const invitation = { method, organizer, attendee } as const;
  const content = await readCalendarFile(scope, { tenant, reservation, invitation, language });
  return { method, content };
}

/** Whether a message may have entered it: one that was tried may have arrived, whatever was heard of it. */
async function isEntered(scope: PartnerScope, { id }: ReservationRow): Promise<boolean> {
  const isOfReservation = eq(messages.reservationId, id);
  const tried = and(isOfReservation, inArray(messages.kind, ENTERING), gt(messages.tries, 0));
  return (await scope.count(messages, tried)) > 0;
}
