import { asc, eq } from "drizzle-orm";
import type { MessageChannel } from "@/contract/messages/kinds";
import type { Tenant } from "@/contract/tenant/tenant";
import type { WidgetLanguage } from "@/contract/widget/messages";
import { customers } from "../db/schema/customers";
import { type MessageRow, staffNotices } from "../db/schema/messages";
import { type ReservationRow, reservationOptions, reservations } from "../db/schema/reservations";
import { staff } from "../db/schema/staff";
import type { PartnerScope } from "../db/scope";
import type { OutgoingMessage } from "../providers/message-provider";
import { optionTitle } from "../reservations/reservation-detail";
import { clinicOrigin } from "../tenancy/clinic-origin";
import { invitationOf } from "./invitation";
import type { DeliveryServices } from "./services";
import { isOver, isStillTrue } from "./still-true";
import { type RenderedMessage, renderMessage } from "./templates/render";
import type { VariableName } from "./templates/texts";
import { reasonText, timesText, whenText } from "./words";

/** What goes to a provider, but for the ids. */
export interface ComposedMessage extends Omit<OutgoingMessage, "id" | "partnerId"> {
  /** Of the template. */
  version: number;
}

/** The message as things are now; null where it is untrue at the instant of sending, or has no recipient. */
export async function composeMessage(
  services: DeliveryServices,
  scope: PartnerScope,
  message: MessageRow,
  at: Date,
): Promise<ComposedMessage | null> {
  const tenant = await services.tenants.byId(message.partnerId);
  if (!tenant) return null;
  const reservation = await reservationOf(scope, message);
  if (reservation && !(await isStillTrue(scope, message, reservation, at))) return null;
  const to = await recipientOf(services, scope, message, reservation);
  if (!to) return null;
  const { language, address } = to;
  const treatment = reservation ? await treatmentOf(scope, reservation) : "";
  const rendered = renderTo(to, { services, tenant, message, reservation, treatment });
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
  services: PreviewContext["services"];
  tenant: Tenant;
  message: Pick<MessageRow, "kind" | "channel" | "staffId" | "details">;
  reservation: Pick<
    ReservationRow,
    "startAt" | "reservationNumber" | "customerName" | "canceledBy" | "cancelReason"
  > | null;
  treatment: string;
}

interface PreviewContext {
  services: Pick<DeliveryServices, "messageProvider" | "environment" | "now">;
  scope: PartnerScope;
  tenant: Tenant;
}
type Preview = Pick<ComposedMessage, "channel" | "text">;

/** What a reservation's visitor would read now, and how it would reach them; null where nothing would go. */
export async function previewMessage(
  { services, scope, tenant }: PreviewContext,
  reservation: ReservationRow,
  news: Pick<MessageRow, "kind" | "details">,
): Promise<Preview | null> {
  if (isOver(news, reservation.startAt, services.now())) return null;
  const message = { ...news, channel: null, staffId: null };
  const to = await visitorTo(services, scope, message, reservation);
  if (!to) return null;
  const treatment = await treatmentOf(scope, reservation);
  const { text } = renderTo(to, { services, tenant, message, reservation, treatment });
  return { channel: to.channel, text };
}

/** Stands for the number of a reservation that is yet to be made. */
const UNKNOWN_NUMBER = "…";

/** The same of the confirmation of a reservation that is yet to be made; `customer` is null for a new one. */
export async function previewConfirmation(
  { services, scope, tenant }: PreviewContext,
  { startAt, customer }: { startAt: Date; customer: { id: number; name: string; phone: string } | null },
): Promise<Preview | null> {
  const message = { kind: "confirmed", details: null, channel: null, staffId: null } as const;
  if (isOver(message, startAt, services.now())) return null;
  const { id: customerId = null, name: customerName = "", phone: customerPhone = "" } = customer ?? {};
  const to = await visitorTo(services, scope, message, { customerId, customerPhone });
  if (!to) return null;
  const reservation = {
    ...{ startAt, customerName, reservationNumber: UNKNOWN_NUMBER },
    ...{ canceledBy: null, cancelReason: null },
  };
  // A confirmation does not name its treatments.
  const { text } = renderTo(to, { services, tenant, message, reservation, treatment: "" });
  return { channel: to.channel, text };
}

function renderTo(to: MessageTo, facts: Facts): RenderedMessage {
  const { tenant, message } = facts;
  const rendered = renderMessage(message.kind, to.language, valuesOf(facts, to.language));
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

/**
 * By e-mail where SMS does not reach, else by AlimTalk, else by SMS. Null for a member whose number belongs to another
 * person now.
 */
async function visitorTo(
  services: Facts["services"],
  scope: PartnerScope,
  { channel }: Pick<MessageRow, "channel">,
  { customerId, customerPhone }: { customerId: number | null; customerPhone: string },
): Promise<MessageTo | null> {
  const customer =
    customerId === null ? undefined : await scope.first(customers, { where: eq(customers.id, customerId) });
  const language = customer?.language ?? "ko";
  const email = customer?.contactEmail ?? "";
  if (email) return { channel: "mail", address: email, language };
  if (customer?.phone === null && customer.leftAt === null) return null;
  const byPhone = channel ?? (await phoneChannel(services, scope.partnerId, language));
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

async function treatmentOf(
  scope: PartnerScope,
  { id, purpose }: Pick<ReservationRow, "id" | "purpose">,
): Promise<string> {
  const booked = await scope.rows(reservationOptions, {
    where: eq(reservationOptions.reservationId, id),
    orderBy: [asc(reservationOptions.sortOrder)],
  });
  const [first, ...others] = booked.map(optionTitle);
  if (first === undefined) return purpose ?? "방문";
  return others.length > 0 ? `${first} +${others.length}` : first;
}

function valuesOf(
  { services, tenant, message, reservation, treatment }: Facts,
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
