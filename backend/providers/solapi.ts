import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { type Environment, EnvironmentError } from "../lib/environment";
import { type Accepted, type MessageProvider, type OutgoingMessage, SendError } from "./message-provider";

const TIMEOUT_MS = 5000;
/** The clock of a machine may be off from ours. */
const CLOCK_SLACK_MS = 60_000;
const LISTED = 100;
const KOREA = "82";
/** Of a message's own fields, the one that has our id: Solapi keeps no idempotency key. */
const ID_FIELD = "messageId";

export interface SolapiSettings {
  url: string;
  apiKey: string;
  apiSecret: string;
  /** The registered number that messages come from. */
  sender: string;
  /** The Kakao channel; null: no AlimTalk. */
  channelId: string | null;
  /** Solapi's ids of the inspected templates, by our codes. */
  templateIds: Record<string, string>;
  /** Country calling codes that it reaches. */
  countryCodes: readonly string[];
  timeoutMs?: number;
}

const acceptedSchema = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string() })),
  messageList: z.array(z.object({ messageId: z.string() })).optional(),
});
const refusedSchema = z.object({ errorCode: z.string() });
const listSchema = z.object({
  messageList: z.record(
    z.string(),
    z.object({ messageId: z.string(), customFields: z.record(z.string(), z.string()).nullish() }),
  ),
});

/** Refusals that another try, with a fresh signature or after an operator's repair, gets past. */
const PASSING = new Set([
  "RequestTimeTooSkewed",
  "DuplicatedSignature",
  "InvalidAPIKey",
  "SignatureDoesNotMatch",
  "NotEnoughBalance",
  "TooManyRequests",
]);

/**
 * Solapi (v4): SMS, and AlimTalk where a channel is set. It falls back to no SMS itself: that is the ledger's. A message
 * carries our id in its custom fields, by which one of unknown outcome is found in the list.
 */
export class Solapi implements MessageProvider {
  readonly name = "solapi";
  readonly channels;

  constructor(private readonly settings: SolapiSettings) {
    this.channels = settings.channelId === null ? (["sms"] as const) : (["alimtalk", "sms"] as const);
  }

  async send(message: OutgoingMessage): Promise<Accepted> {
    const body = { messages: [this.messageOf(message)], allowDuplicates: true, showMessageList: true };
    const answer = await this.request("POST", "/messages/v4/send-many/detail", body);
    const accepted = acceptedSchema.safeParse(answer);
    if (!accepted.success) throw new SendError("unknown", "unreadable");
    const [failed] = accepted.data.failedMessageList;
    if (failed) throw new SendError("refused", failed.statusCode);
    return { providerId: accepted.data.messageList?.[0]?.messageId ?? null, cost: null };
  }

  async find({ id, to }: Pick<OutgoingMessage, "id" | "to">, sentAfter: Date): Promise<Accepted | null> {
    const startDate = new Date(sentAfter.getTime() - CLOCK_SLACK_MS).toISOString();
    const number = recipientOf(to, this.settings.countryCodes).to;
    const query = new URLSearchParams({ to: number, dateType: "CREATED", startDate, limit: String(LISTED) });
    const list = listSchema.safeParse(await this.request("GET", `/messages/v4/list?${query}`));
    if (!list.success) throw new SendError("busy", "unreadable");
    const found = Object.values(list.data.messageList).find(
      ({ customFields }) => customFields?.[ID_FIELD] === id,
    );
    return found ? { providerId: found.messageId, cost: null } : null;
  }

  private messageOf({ id, channel, to, subject, text, template }: OutgoingMessage): object {
    const { sender, channelId, templateIds, countryCodes } = this.settings;
    const plain = { ...recipientOf(to, countryCodes), from: sender, text, customFields: { [ID_FIELD]: id } };
    if (channel !== "alimtalk") return { ...plain, subject, autoTypeDetect: true };
    const templateId = template && templateIds[template.code];
    if (!template || !templateId) throw new SendError("refused", "template-missing");
    const variables = Object.fromEntries(
      Object.entries(template.variables).map(([name, value]) => [`#{${name}}`, value]),
    );
    return {
      ...plain,
      type: "ATA",
      kakaoOptions: { pfId: channelId, templateId, variables, disableSms: true },
    };
  }

  private async request(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
    const response = await fetch(new URL(path, this.settings.url), {
      method,
      headers: { "content-type": "application/json", authorization: this.signature() },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.settings.timeoutMs ?? TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw isRefusedConnection(error) ? new SendError("busy", "away") : new SendError("unknown", "timeout");
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    throw failureOf(response, answer);
  }

  private signature(): string {
    const { apiKey, apiSecret } = this.settings;
    const date = new Date().toISOString();
    const salt = randomBytes(16).toString("hex");
    const signature = createHmac("sha256", apiSecret)
      .update(date + salt)
      .digest("hex");
    return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
  }
}

/** The provider of SMS_PROVIDER=solapi; throws where its settings are incomplete. */
export function createSolapi(environment: Environment): Solapi {
  const {
    SOLAPI_URL: url,
    SOLAPI_API_KEY: apiKey,
    SOLAPI_API_SECRET: apiSecret,
    SOLAPI_SENDER: sender,
    SOLAPI_CHANNEL_ID: channelId = null,
    SOLAPI_TEMPLATE_IDS: templateIds,
    SMS_COUNTRY_CODES: countryCodes,
  } = environment;
  if (!apiKey || !apiSecret || !sender)
    throw new EnvironmentError(
      "SMS_PROVIDER=solapi needs SOLAPI_API_KEY, SOLAPI_API_SECRET and SOLAPI_SENDER.",
    );
  return new Solapi({ url, apiKey, apiSecret, sender, channelId, templateIds, countryCodes });
}

function failureOf({ status, headers }: Response, answer: unknown): SendError {
  const code = refusedSchema.safeParse(answer).data?.errorCode ?? String(status);
  if (status === 429) return new SendError("busy", code, secondsOf(headers.get("retry-after")));
  if (PASSING.has(code)) return new SendError("busy", code);
  return new SendError(status >= 500 ? "unknown" : "refused", code);
}

const secondsOf = (retryAfter: string | null): number | null =>
  retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) * 1000 : null;

/** Nobody listened: nothing can have been accepted. */
const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"].includes(String(error.cause.code));

/** Abroad Solapi wants the country's calling code beside the number; a refusal for a country that it does not reach. */
function recipientOf(to: string, countryCodes: readonly string[]): { to: string; country?: string } {
  if (!to.startsWith("+") || to.startsWith(`+${KOREA}`)) return { to: domestic(to) };
  const country = countryCodes.find((code) => to.startsWith(`+${code}`));
  if (country === undefined) throw new SendError("refused", "not-reached");
  return { to: to.slice(country.length + 1), country };
}

/** `+821012345678` as `01012345678`; another country's number without its plus. */
const domestic = (to: string): string => to.replace(`+${KOREA}`, "0").replace(/\D/g, "");
