import type { OfferMessageKind } from "@/contract/messages/kinds";
import type { Tenant } from "@/contract/tenant/tenant";
import type { WidgetLanguage } from "@/contract/widget/messages";
import type { ReservationRow } from "../db/schema/reservations";
import { EXAMPLE_VALUES } from "./templates/examples";
import { renderMessage } from "./templates/render";
import { timesText, whenText } from "./words";

/** A request cannot have the time that it asked for; a confirmed visit cannot take place when it should. */
export const offerKindOf = ({ status }: Pick<ReservationRow, "status">): OfferMessageKind =>
  status === "confirmed" ? "moveOffered" : "offered";

interface OfferText {
  language: WidgetLanguage;
  /** The soonest first. */
  starts: Date[];
  endsAt: Date;
  link: string;
}

/** The message with offered times as it would go out, for who is about to offer them. */
export const offerText = (
  { partnerInformation }: Tenant,
  reservation: ReservationRow,
  { language, starts, endsAt, link }: OfferText,
): string =>
  renderMessage(offerKindOf(reservation), language, {
    ...EXAMPLE_VALUES,
    병원: partnerInformation.displayName,
    일시: whenText(reservation.startAt, language),
    예약번호: reservation.reservationNumber,
    시간들: timesText(starts, language),
    마감: whenText(endsAt, language),
    링크: link,
  }).text;
