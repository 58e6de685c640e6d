import { and, asc, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { MessageChannel } from "@/contract/messages/kinds";
import type { Tenant } from "@/contract/tenant/tenant";
import type { WidgetLanguage } from "@/contract/widget/messages";
import { customers } from "../db/schema/customers";
import { type MessageRow, staffNotices } from "../db/schema/messages";
import { reservationOffers } from "../db/schema/reservation-offers";
import { type ReservationRow, reservationOptions, reservations } from "../db/schema/reservations";
import { staff } from "../db/schema/staff";
import type { PartnerScope } from "../db/scope";
import type { OutgoingMessage } from "../providers/message-provider";
import { optionTitle } from "../reservations/reservation-detail";
import { clinicOrigin } from "../tenancy/clinic-origin";
import { invitationOf } from "./invitation";
import type { DeliveryServices } from "./services";
import { type RenderedMessage, renderMessage } from "./templates/render";
import type { VariableName } from "./templates/texts";
import { reasonText, timesText, whenText } from "./words";

/** What goes to a provider, but for the ids. */
export interface ComposedMessage extends Omit<OutgoingMessage, "id" | "partnerId"> {
  /** Of the template. */
  version: number;
}

/** The message as things are now; null where there is nothing to say any more, or nobody to say it to. */
export async function composeMessage(
  services: DeliveryServices,
  scope: PartnerScope,
  message: MessageRow,
): Promise<ComposedMessage | null> {
  const tenant = await services.tenants.byId(message.partnerId);
  if (!tenant) return null;
  const reservation = await reservationOf(scope, message);
  if (reservation && (await isUntrue(scope, message, reservation, services.now()))) return null;
  const to = await recipientOf(services, scope, message, reservation);
  if (!to) return null;
  const { language, address } = to;
  const rendered = await renderTo(to, { services, scope, tenant, message, reservation });
  const isMailToVisitor = to.channel === "mail" && message.staffId === null;
  const visit = { message, tenant, address, language };
  const calendar =
    reservation && isMailToVisitor
      ? await invitationOf(scope, { ...visit, reservation, organizer: await organizerOf(services, tenant) })
      : undefined;
  return { ...rendered, channel: to.channel, to: address, calendar };
}

/** What a message says, and what of. */
interface Facts {
  services: Pick<DeliveryServices, "messageProvider" | "environment" | "now">;
  scope: PartnerScope;
  tenant: Tenant;
  message: Pick<MessageRow, "kind" | "channel" | "staffId" | "details">;
  reservation: ReservationRow | null;
}

/** What a reservation's visitor would read now, and how it would reach them; null where nothing would go. */
export async function previewMessage(
  { services, scope, tenant }: Pick<Facts, "services" | "scope" | "tenant">,
  reservation: ReservationRow,
  news: Pick<MessageRow, "kind" | "details">,
): Promise<Pick<ComposedMessage, "channel" | "text"> | null> {
  if (await isUntrue(scope, news, reservation, services.now())) return null;
  const message = { ...news, channel: null, staffId: null };
  const to = await visitorTo(services, scope, message, reservation);
  const { text } = await renderTo(to, { services, scope, tenant, message, reservation });
  return { channel: to.channel, text };
}

async function renderTo(to: MessageTo, facts: Facts): Promise<RenderedMessage> {
  const { scope, tenant, message, reservation } = facts;
  const treatment = reservation ? await treatmentOf(scope, reservation) : "";
  const rendered = renderMessage(message.kind, to.language, valuesOf(facts, treatment, to.language));
  return { ...rendered, text: withClosing(rendered.text, tenant, message, to) };
}

/** The clinic's own mailbox, or the platform's. */
const organizerOf = async (
  { messageProvider, environment }: DeliveryServices,
  { id }: Tenant,
): Promise<string | undefined> =>
  (await messageProvider(id, "mail"))?.mailAddress ?? environment.MAIL_FROM?.address;

/** AlimTalk's texts are as they were inspected; the clinic's own people need no closing line. */
const withClosing = (
  text: string,
  { messages: { closing } }: Tenant,
  { staffId }: Facts["message"],
  { channel }: MessageTo,
): string => (closing && staffId === null && channel !== "alimtalk" ? `${text}\n${closing}` : text);

async function reservationOf(
  scope: PartnerScope,
  { reservationId }: MessageRow,
): Promise<ReservationRow | null> {
  if (reservationId === null) return null;
  return (await scope.first(reservations, { where: eq(reservations.id, reservationId) })) ?? null;
}

/** A reminder of a visit that is no longer so, or that its visitor may just now move; or news of one that has begun. */
async function isUntrue(
  scope: PartnerScope,
  { kind }: Pick<MessageRow, "kind">,
  { id, status, startAt }: ReservationRow,
  now: Date,
): Promise<boolean> {
  const isReminder = kind === "dayBefore" || kind === "morningOf";
  if (isReminder && (status !== "confirmed" || (await isBeingChosen(scope, id, now)))) return true;
  const isOver = kind === "canceled" || kind === "refused" || kind === "cancellation";
  return !isOver && startAt <= now;
}

/** The visitor was told that it cannot take place as planned, and has other times to choose from. */
async function isBeingChosen(scope: PartnerScope, id: number, now: Date): Promise<boolean> {
  const { reservationId, closedAt, endsAt } = reservationOffers;
  const isOpen = and(eq(reservationId, id), isNull(closedAt), gt(endsAt, now)) as SQL;
  return (await scope.first(reservationOffers, { where: isOpen })) !== undefined;
}

interface MessageTo {
  channel: MessageChannel;
  address: string;
  language: WidgetLanguage;
}

function recipientOf(
  services: DeliveryServices,
  scope: PartnerScope,
  message: MessageRow,
  reservation: ReservationRow | null,
): Promise<MessageTo | null> {
  if (message.staffId !== null) return staffTo(services, scope, message, message.staffId);
  return reservation ? visitorTo(services, scope, message, reservation) : Promise.resolve(null);
}

/** By e-mail where SMS does not reach, else by AlimTalk, else by SMS. */
async function visitorTo(
  services: Facts["services"],
  scope: PartnerScope,
  { channel }: Facts["message"],
  { partnerId, customerId, customerPhone }: ReservationRow,
): Promise<MessageTo> {
  const customer = await scope.first(customers, { where: eq(customers.id, customerId) });
  const language = customer?.language ?? "ko";
  const email = customer?.contactEmail ?? "";
  if (email) return { channel: "mail", address: email, language };
  const byPhone = channel ?? (await phoneChannel(services, partnerId, language));
  return { channel: byPhone, address: customerPhone, language };
}

/** AlimTalk's templates were inspected in Korean. */
const phoneChannel = async (
  { messageProvider }: Facts["services"],
  partnerId: string,
  language: WidgetLanguage,
): Promise<MessageChannel> =>
  language === "ko" && (await messageProvider(partnerId, "alimtalk")) ? "alimtalk" : "sms";

/** As the person chose; null who chose otherwise meanwhile, or works there no more. */
async function staffTo(
  services: DeliveryServices,
  scope: PartnerScope,
  { kind, channel, partnerId }: MessageRow,
  staffId: number,
): Promise<MessageTo | null> {
  const chosen = await scope.rows(staffNotices, { where: eq(staffNotices.staffId, staffId) });
  const notice = chosen.find((one) => one.kind === kind);
  const [person] = await services.db.select({ phone: staff.phone }).from(staff).where(eq(staff.id, staffId));
  if (!notice || !person) return null;
  if (notice.channel === "mail") return { channel: "mail", address: notice.email ?? "", language: "ko" };
  const byPhone = notice.channel === "sms" ? "sms" : await phoneChannel(services, partnerId, "ko");
  return { channel: channel ?? byPhone, address: person.phone, language: "ko" };
}

async function treatmentOf(scope: PartnerScope, { id, purpose }: ReservationRow): Promise<string> {
  const booked = await scope.rows(reservationOptions, {
    where: eq(reservationOptions.reservationId, id),
    orderBy: [asc(reservationOptions.sortOrder)],
  });
  const [first, ...others] = booked.map(optionTitle);
  if (first === undefined) return purpose ?? "방문";
  return others.length > 0 ? `${first} +${others.length}` : first;
}

function valuesOf(
  { services, tenant, message, reservation }: Facts,
  treatment: string,
  language: WidgetLanguage,
): Record<VariableName, string> {
  const { displayName, partnerAddress } = tenant.partnerInformation;
  const offer = message.details?.kind === "offered" ? message.details : null;
  return {
    병원: displayName,
    일시: reservation ? whenText(reservation.startAt, language) : "",
    예약번호: reservation?.reservationNumber ?? "",
    시술: treatment,
    주소: partnerAddress ?? "",
    링크: offer?.link ?? clinicOrigin(tenant, services.environment),
    사유: reservation ? reasonText(reservation) : "",
    시간들: offer
      ? timesText(
          offer.starts.map((start) => new Date(start)),
          language,
        )
      : "",
    마감: offer ? whenText(new Date(offer.endsAt), language) : "",
    고객: reservation?.customerName ?? "",
  };
}
