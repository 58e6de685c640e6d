import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { type Environment, EnvironmentError } from "../lib/environment";
import {
  type Accepted,
  type MessageProvider,
  type OutgoingMessage,
  SendError,
  type SentQuery,
} from "./message-provider";
import { numberOf, requestJson, retryAfterMs } from "./phone-request";

/** The clock of a machine may be off from ours. */
const CLOCK_SLACK_MS = 60_000;
const LISTED = 100;
/** Of a message's own fields, the one that has our id: Solapi keeps no idempotency key. */
export const ID_FIELD = "messageId";

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

  async find({ id, to, undeliveredId }: SentQuery, sentAfter: Date): Promise<Accepted | null> {
    const startDate = new Date(sentAfter.getTime() - CLOCK_SLACK_MS).toISOString();
    const { number } = numberOf(to, this.settings.countryCodes);
    const query = new URLSearchParams({ to: number, dateType: "CREATED", startDate, limit: String(LISTED) });
    const list = listSchema.safeParse(await this.request("GET", `/messages/v4/list?${query}`));
    if (!list.success) throw new SendError("busy", "unreadable");
    const found = Object.values(list.data.messageList).find(
      ({ messageId, customFields }) => customFields?.[ID_FIELD] === id && messageId !== undeliveredId,
    );
    return found ? { providerId: found.messageId, cost: null } : null;
  }

  private messageOf({ id, channel, to, subject, text, template }: OutgoingMessage): object {
    const { sender, channelId, templateIds, countryCodes } = this.settings;
    const { number, country } = numberOf(to, countryCodes);
    const recipient = { to: number, ...(country && { country }) };
    const plain = { ...recipient, from: sender, text, customFields: { [ID_FIELD]: id } };
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
    const init = {
      method,
      headers: { "content-type": "application/json", authorization: this.signature() },
      ...(body && { body: JSON.stringify(body) }),
    };
    const { url, timeoutMs } = this.settings;
    const { response, answer } = await requestJson(new URL(path, url), init, timeoutMs);
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

function failureOf(response: Response, answer: unknown): SendError {
  const { status } = response;
  const code = refusedSchema.safeParse(answer).data?.errorCode ?? String(status);
  if (status === 429) return new SendError("busy", code, retryAfterMs(response));
  if (PASSING.has(code)) return new SendError("busy", code);
  return new SendError(status >= 500 ? "unknown" : "refused", code);
}
