import { createTransport, type NodemailerError, type SMTPTransportOptions } from "nodemailer";
import { type Environment, EnvironmentError } from "../lib/environment";
import { type Accepted, type MessageProvider, type OutgoingMessage, SendError } from "./message-provider";

/** Of one wait for the server. */
const TIMEOUT_MS = 5000;
/** Of all of them: shorter than what the ledger waits before another process tries. */
const DEADLINE_MS = 15_000;
/** Elsewhere neither the password nor a message travels in the clear. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** "Authentication required": an operator's repair, not the message's fault. */
const AUTHENTICATION_REQUIRED = 530;
const ABOUT_MESSAGE = new Set(["MAIL FROM", "RCPT TO", "DATA"]);
const BEFORE_SESSION = new Set(["EDNS", "ETLS", "EAUTH"]);

export interface SmtpSettings {
  /** `smtps://user:password@host:port`, or `smtp://` for STARTTLS; user and password percent-encoded. */
  url: string;
  from: { name: string; address: string };
  timeoutMs?: number;
}

/**
 * E-mail by SMTP, a connection for each message, over TLS but on the loopback. Delivery is at least once: SMTP cannot be
 * asked for a message whose outcome is unknown, so it is sent again.
 */
export class Smtp implements MessageProvider {
  readonly name = "smtp";
  readonly channels = ["mail"] as const;
  readonly mailAddress;
  private readonly transport;

  constructor(private readonly settings: SmtpSettings) {
    this.mailAddress = settings.from.address;
    this.transport = createTransport(connectionOf(settings));
  }

  async send({ id, to, subject, text, calendar }: OutgoingMessage): Promise<Accepted> {
    const { from } = this.settings;
    const sent = await this.transport
      .sendMail({
        from,
        // As an object it is one address, whatever it holds.
        to: { name: "", address: to },
        subject,
        text,
        ...(calendar && { icalEvent: calendar }),
        messageId: messageIdOf(id, from.address),
        headers: { "Auto-Submitted": "auto-generated" },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
      .catch((error: NodemailerError) => {
        throw failureOf(error);
      });
    return { providerId: sent.serverMessageId ?? null, cost: null };
  }

  /**
   * Always null. The next try has the same Message-ID, by which a mailbox may drop the copy, and the same calendar entry:
   * a visitor who is told twice is better off than one who is not told.
   */
  async find(): Promise<null> {
    return null;
  }
}

/** The provider of MAIL_PROVIDER=smtp; throws where its settings are incomplete. */
export function createSmtp({ SMTP_URL: url, MAIL_FROM: from }: Environment): Smtp {
  if (!url || !from) throw new EnvironmentError("MAIL_PROVIDER=smtp needs SMTP_URL and MAIL_FROM.");
  return new Smtp({ url, from });
}

/** The same for every try of a message. */
const messageIdOf = (id: string, sender: string): string => `<${id}@${sender.split("@").at(-1)}>`;

function connectionOf({ url, timeoutMs = TIMEOUT_MS }: SmtpSettings): SMTPTransportOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const isLoopback = LOOPBACK.test(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !isLoopback,
    ignoreTLS: isLoopback,
    ...(username && { auth: { user: decode(username), pass: decode(password) } }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new EnvironmentError("Bad setting: SMTP_URL: user and password have to be percent-encoded");
  }
}

/** Of a reply its code alone: its words may name the address. */
function failureOf(error: NodemailerError): SendError {
  const { code = "", command = "", responseCode, permanent } = error;
  if (responseCode) {
    const isRefused = permanent && ABOUT_MESSAGE.has(command) && responseCode !== AUTHENTICATION_REQUIRED;
    return new SendError(isRefused ? "refused" : "busy", String(responseCode));
  }
  // nodemailer's own refusals, of a malformed address for example.
  if (code === "EENVELOPE" || code === "EMESSAGE") return new SendError("refused", code);
  return isBeforeSession(error)
    ? new SendError("busy", error.originalCode ?? code)
    : new SendError("unknown", "timeout");
}

/**
 * Nothing can have been accepted. False where it may have been: nodemailer does not say whether a broken session had come
 * to its message.
 */
const isBeforeSession = ({ code = "", originalCode = "", timeoutType }: NodemailerError): boolean =>
  BEFORE_SESSION.has(code) ||
  (code === "ESOCKET" && /^ECONNREFUSED$|CERT|LEAF_SIGNATURE/.test(originalCode)) ||
  (timeoutType !== undefined && timeoutType !== "SOCKET_TIMEOUT");
