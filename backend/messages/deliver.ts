import { and, eq, type SQL } from "drizzle-orm";
import { type MessageRow, messages } from "../db/schema/messages";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { type Accepted, SendError } from "../providers/message-provider";
import { type ComposedMessage, composeMessage } from "./compose";
import { fallBackToSms } from "./fallback";
import { sendableAtOf } from "./plan";
import type { DeliveryServices } from "./services";

/** A process that asked a provider, for 5 s twice at most, and said nothing for so long was killed. */
const ASKING_MS = 18_000;

interface Delivery {
  partnerId: string;
  id: string;
  /** Nobody tries again: what cannot be sent now has failed. */
  isLastTry: boolean;
}

/**
 * Sends one message of the ledger, unless it was sent or called off, or has become untrue. What is late at night and
 * not urgent waits for the morning. What a killed process may have sent is looked for first. Throws a SendError where
 * it is to be tried again.
 */
export async function deliver(services: DeliveryServices, delivery: Delivery): Promise<void> {
  const scope = new PartnerScope(services.db, delivery.partnerId, services.queue);
  const now = services.now();
  const claimed = await claim(scope, delivery.id, now);
  if (!claimed) return;
  const { message, isUncertain } = claimed;
  const sendableAt = sendableAtOf(message, now);
  const composed = await composeMessage(services, scope, message, sendableAt);
  if (!composed) return end(services, scope, message, { state: "canceled" });
  if (sendableAt > now) return postpone(scope, message, { dueAt: sendableAt, isUncertain });
  try {
    const { provider, ...accepted } = await sendOnce(services, { message, composed, isUncertain });
    const { text, version: templateVersion, channel } = composed;
    const sent = { channel, provider, templateVersion, text, ...accepted, sentAt: services.now() };
    await end(services, scope, message, { ...sent, state: "sent", failure: null });
  } catch (error) {
    await noteFailure(services, scope, { message, composed, isLastTry: delivery.isLastTry }, error);
  }
}

/** Takes a message for this process; null where it is no longer to be sent. Throws where another may be sending it. */
async function claim(
  scope: PartnerScope,
  id: string,
  now: Date,
): Promise<{ message: MessageRow; isUncertain: boolean } | null> {
  const found = await scope.first(messages, { where: eq(messages.id, id) });
  if (found?.state !== "due" && found?.state !== "sending") return null;
  const isAsking = found.state === "sending";
  if (isAsking && found.triedAt && now.getTime() - found.triedAt.getTime() < ASKING_MS)
    throw new SendError("busy", "being-sent");
  const { state, tries } = found;
  const isAsFound = and(eq(messages.id, id), eq(messages.state, state), eq(messages.tries, tries));
  const [message] = await scope.update(
    messages,
    { state: "sending", tries: tries + 1, triedAt: now },
    isAsFound as SQL,
  );
  if (!message) throw new SendError("busy", "being-sent");
  return { message, isUncertain: isAsking || found.isUncertain };
}

/** Puts a claimed message off, with another job. */
const postpone = (
  scope: PartnerScope,
  { partnerId, id }: MessageRow,
  set: Pick<MessageRow, "dueAt" | "isUncertain">,
): Promise<void> =>
  scope.transaction(async (inside) => {
    await inside.update(messages, { ...set, state: "due" }, eq(messages.id, id));
    await inside.enqueue("message", [{ data: { partnerId, id }, startAfter: set.dueAt }]);
  });

interface Sending {
  message: MessageRow;
  composed: ComposedMessage;
  /** An earlier try may have been accepted. */
  isUncertain: boolean;
}

async function sendOnce(
  services: DeliveryServices,
  { message, composed, isUncertain }: Sending,
): Promise<Accepted & { provider: string }> {
  const { partnerId, id } = message;
  const provider = await services.messageProvider(partnerId, composed.channel);
  if (!provider) throw new SendError("refused", "no-provider");
  const { to, channel } = composed;
  // With a providerId it was sent before and not delivered.
  const sought = { id, to, channel, undeliveredId: message.providerId };
  const earlier = isUncertain ? await provider.find(sought, message.sentAt ?? message.createdAt) : null;
  const accepted = earlier ?? (await provider.send({ id, partnerId, ...composed }));
  return { ...accepted, provider: provider.name };
}

interface Failing {
  message: MessageRow;
  composed: ComposedMessage;
  isLastTry: boolean;
}

async function noteFailure(
  services: DeliveryServices,
  scope: PartnerScope,
  { message, composed, isLastTry }: Failing,
  error: unknown,
): Promise<void> {
  const failure = error instanceof SendError ? error : new SendError("unknown", "unexpected");
  if (!(error instanceof SendError))
    services.log.error({ err: error, messageId: message.id }, "sending failed");
  const { channel } = composed;
  const noted = { channel, failure: failure.code };
  if (failure.kind === "refused") {
    const now = services.now();
    const goesBySms =
      channel === "alimtalk" && (await scope.transaction((inside) => fallBackToSms(inside, message, now)));
    return end(services, scope, message, { ...noted, state: "failed" }, { isStillToCome: goesBySms });
  }
  if (isLastTry) await end(services, scope, message, { ...noted, state: "failed" });
  else {
    const isUncertain = message.isUncertain || failure.kind === "unknown";
    const again = { ...noted, channel: message.channel, state: "due", isUncertain } as const;
    await scope.update(messages, again, eq(messages.id, message.id));
  }
  throw failure;
}

async function end(
  { metrics }: DeliveryServices,
  scope: PartnerScope,
  { id, reservationId, staffId }: MessageRow,
  set: Partial<MessageRow> & { state: "sent" | "failed" | "canceled" },
  { isStillToCome = false } = {},
): Promise<void> {
  // One that has failed, or is yet to be reported as not delivered, may be sent again and needs its link for that.
  const isOpen = set.state === "failed" || (set.state === "sent" && set.providerId);
  const erased = isOpen ? {} : { details: null };
  await scope.update(messages, { ...set, ...erased }, eq(messages.id, id));
  metrics.messages.inc({ outcome: set.state });
  // The desk sees that this visitor was not told.
  if (set.state === "failed" && !isStillToCome && reservationId && !staffId)
    await scope.update(reservations, { isSend: false }, eq(reservations.id, reservationId));
}
