import type { MessageChannel } from "@/contract/messages/kinds";

export interface OutgoingMessage {
  /** The ledger's id (UUID): the provider's idempotency key where it has one, else found again by it. */
  id: string;
  partnerId: string;
  channel: MessageChannel;
  /** Digits, E.164 from abroad, or an e-mail address. */
  to: string;
  subject: string;
  text: string;
  /** AlimTalk: the inspected template and its variables. */
  template?: { code: string; variables: Record<string, string> };
  /** E-mail: the calendar file. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
}

export interface Accepted {
  /** The provider's own id of the message; null where it gives none. */
  providerId: string | null;
  /** Won; null where not said. */
  cost: number | null;
}

/**
 * refused: never to be accepted, not tried again. busy: surely not accepted, to be tried again. unknown: it may have been
 * accepted (a time-out, a broken connection), to be looked for before another try.
 */
type SendFailure = "refused" | "busy" | "unknown";

/** A message that was not accepted, or may not have been. Its words hold no text, number or secret. */
export class SendError extends Error {
  constructor(
    readonly kind: SendFailure,
    /** The provider's code, or one of ours: `timeout`. */
    readonly code: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(`message ${kind}: ${code}`);
  }
}

/** What a message of unknown outcome is looked for by. */
export interface SentQuery extends Pick<OutgoingMessage, "id" | "to" | "channel"> {
  /** The provider's id of an earlier sending that was not delivered: another one is looked for. */
  undeliveredId?: string | null;
}

export interface MessageProvider {
  readonly name: string;
  readonly channels: readonly MessageChannel[];
  /** The address that mail comes from, where it sends mail by itself. */
  readonly mailAddress?: string;
  /** Throws a SendError. */
  send: (message: OutgoingMessage) => Promise<Accepted>;
  /** The acceptance of a message whose outcome is unknown; null: to be sent again, as not accepted or not to be known. */
  find: (message: SentQuery, sentAfter: Date) => Promise<Accepted | null>;
}
