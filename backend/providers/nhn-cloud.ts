import { z } from "zod";
import { clockText, DAY_MS, dayOf, minutesOf } from "../lib/clinic-time";
import { type Environment, EnvironmentError } from "../lib/environment";
import {
  type Accepted,
  type MessageProvider,
  type OutgoingMessage,
  SendError,
  type SentQuery,
} from "./message-provider";
import { numberOf, requestJson, retryAfterMs } from "./phone-request";

/** In EUC-KR; what is longer goes as LMS. */
const SMS_BYTES = 90;
/** The clock of a machine may be off from ours; lists are asked by the minute. */
const CLOCK_SLACK_MS = 120_000;
/** Lists go no further back. */
const LISTED_MS = 29 * DAY_MS;

interface NhnService {
  url: string;
  appKey: string;
  secretKey: string;
}

export interface NhnCloudSettings {
  /** The service SMS, with the registered number that messages come from. */
  sms: NhnService & { sender: string };
  /** The service KakaoTalk Bizmessage; null: no AlimTalk. */
  kakao: (NhnService & { senderKey: string; templateCodes: Record<string, string> }) | null;
  /** Country calling codes that SMS reaches. */
  countryCodes: readonly string[];
  timeoutMs?: number;
}

/** Result codes of one service; any other is a refusal. */
interface ResultCodes {
  /** Keys, or an address that is not allowed: an operator's repair gets past them. */
  busy: readonly number[];
  unknown: readonly number[];
}
const SMS_CODES: ResultCodes = { busy: [-1000, -1001, -1002, -1004, -1008], unknown: [-2021, -9999] };
/** -1005: the idempotency key was used within ten minutes, so an earlier try may have been accepted. */
const KAKAO_CODES: ResultCodes = { busy: [-1000, -1001, -4004, -4005], unknown: [-1005, -7000, -9999] };

const headerSchema = z.object({ header: z.object({ isSuccessful: z.boolean(), resultCode: z.int() }) });
const resultsSchema = z.array(z.object({ resultCode: z.int().nullish() }));
const smsAnswerSchema = z
  .object({ body: z.object({ data: z.object({ requestId: z.string(), sendResultList: resultsSchema }) }) })
  .transform(({ body: { data } }) => ({ requestId: data.requestId, results: data.sendResultList }));
const kakaoAnswerSchema = z
  .object({ message: z.object({ requestId: z.string(), sendResults: resultsSchema }) })
  .transform(({ message }) => ({ requestId: message.requestId, results: message.sendResults }));

const rowsSchema = z.array(z.object({ requestId: z.string(), recipientGroupingKey: z.string().nullish() }));
const smsListSchema = z
  .object({ body: z.object({ data: rowsSchema.nullish() }).nullish() })
  .transform(({ body }) => body?.data ?? []);
const kakaoListSchema = z
  .object({ messageSearchResultResponse: z.object({ messages: rowsSchema.nullish() }).nullish() })
  .transform(({ messageSearchResultResponse: found }) => found?.messages ?? []);

interface Service {
  send: (message: OutgoingMessage) => Promise<Accepted>;
  list: (period: Period) => Promise<z.infer<typeof rowsSchema>>;
}
/** What is asked of a list: one message of ours, by when it was accepted. */
interface Period {
  id: string;
  start: Date;
  end: Date;
}

/**
 * NHN Cloud: SMS and LMS (v3.0), and AlimTalk (v2.3) where a channel is set. It falls back to no SMS itself: that is the
 * ledger's. Our id is the message's recipientGroupingKey, by which one of unknown outcome is found in the lists.
 */
export class NhnCloud implements MessageProvider {
  readonly name = "nhn";
  readonly channels;
  private readonly sms: Service;
  private readonly alimtalk: Service | null;

  constructor(settings: NhnCloudSettings) {
    const { kakao } = settings;
    this.channels = kakao === null ? (["sms"] as const) : (["alimtalk", "sms"] as const);
    this.sms = smsService(settings);
    this.alimtalk = kakao && alimtalkService({ ...settings, kakao });
  }

  send(message: OutgoingMessage): Promise<Accepted> {
    return this.serviceOf(message).send(message);
  }

  async find({ id, channel, undeliveredId }: SentQuery, sentAfter: Date): Promise<Accepted | null> {
    const now = Date.now();
    const start = new Date(Math.max(sentAfter.getTime() - CLOCK_SLACK_MS, now - LISTED_MS));
    const rows = await this.serviceOf({ channel }).list({ id, start, end: new Date(now + CLOCK_SLACK_MS) });
    const found = rows.find(
      ({ recipientGroupingKey, requestId }) => recipientGroupingKey === id && requestId !== undeliveredId,
    );
    return found ? { providerId: found.requestId, cost: null } : null;
  }

  private serviceOf({ channel }: Pick<OutgoingMessage, "channel">): Service {
    const service = channel === "alimtalk" ? this.alimtalk : this.sms;
    if (!service) throw new SendError("refused", "no-provider");
    return service;
  }
}

function smsService({ sms, countryCodes, timeoutMs }: NhnCloudSettings): Service {
  const request = requester(sms, `/sms/v3.0/appKeys/${sms.appKey}/sender`, SMS_CODES, timeoutMs);
  const list = async (kind: "sms" | "mms", period: Period) =>
    rowsOf(smsListSchema.safeParse(await request(`/${kind}?${queryOf(period, ":00")}`)));
  return {
    send: async ({ id, to, subject, text }) => {
      const { number, country } = numberOf(to, countryCodes);
      const recipient =
        country === null ? { recipientNo: number } : { internationalRecipientNo: country + number };
      const recipientList = [{ ...recipient, recipientGroupingKey: id }];
      const body = { body: text, sendNo: sms.sender, recipientList };
      // LMS reaches Korea alone.
      const isShort = country !== null || bytesOf(text) <= SMS_BYTES;
      const sending = isShort
        ? request("/sms", { body })
        : request("/mms", { body: { ...body, title: subject } });
      return acceptedOf(smsAnswerSchema.safeParse(await sending));
    },
    list: async (period) => (await Promise.all([list("sms", period), list("mms", period)])).flat(),
  };
}

function alimtalkService({
  kakao,
  timeoutMs,
}: NhnCloudSettings & { kakao: NonNullable<NhnCloudSettings["kakao"]> }): Service {
  const path = `/alimtalk/v2.3/appkeys/${kakao.appKey}/messages`;
  const request = requester(kakao, path, KAKAO_CODES, timeoutMs);
  return {
    send: async ({ id, to, template }) => {
      const { number } = numberOf(to, []);
      const templateCode = template && kakao.templateCodes[template.code];
      if (!template || !templateCode) throw new SendError("refused", "template-missing");
      const recipient = {
        recipientNo: number,
        templateParameter: template.variables,
        // Said outright: where the console has it on, it is the default.
        resendParameter: { isResend: false },
        recipientGroupingKey: id,
      };
      const body = { senderKey: kakao.senderKey, templateCode, recipientList: [recipient] };
      return acceptedOf(kakaoAnswerSchema.safeParse(await request("", { body, idempotencyKey: id })));
    },
    list: async (period) => rowsOf(kakaoListSchema.safeParse(await request(`?${queryOf(period)}`))),
  };
}

/** Requests to one service: a GET, or a POST of a body. Throws a SendError unless it was successful. */
const requester =
  ({ url, secretKey }: NhnService, base: string, codes: ResultCodes, timeoutMs?: number) =>
  async (path: string, sending?: { body: object; idempotencyKey?: string }): Promise<unknown> => {
    const { body, idempotencyKey } = sending ?? {};
    const init = {
      method: body ? "POST" : "GET",
      headers: {
        "content-type": "application/json;charset=UTF-8",
        "x-secret-key": secretKey,
        ...(idempotencyKey && { "x-nc-api-idempotency-key": idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    const { response, answer } = await requestJson(new URL(base + path, url), init, timeoutMs);
    const header = headerSchema.safeParse(answer).data?.header;
    if (response.ok && header?.isSuccessful) return answer;
    throw failureOf(response, header?.resultCode ?? null, codes);
  };

function failureOf(response: Response, resultCode: number | null, { busy, unknown }: ResultCodes): SendError {
  const { status, ok } = response;
  if (status === 429) return new SendError("busy", "429", retryAfterMs(response));
  if (resultCode === null) return new SendError(ok || status >= 500 ? "unknown" : "refused", String(status));
  const code = String(resultCode);
  if (busy.includes(resultCode)) return new SendError("busy", code);
  return new SendError(unknown.includes(resultCode) || status >= 500 ? "unknown" : "refused", code);
}

function acceptedOf(answer: z.ZodSafeParseResult<z.infer<typeof smsAnswerSchema>>): Accepted {
  if (!answer.success) throw new SendError("unknown", "unreadable");
  const resultCode = answer.data.results[0]?.resultCode ?? 0;
  if (resultCode !== 0) throw new SendError("refused", String(resultCode));
  return { providerId: answer.data.requestId, cost: null };
}

/** Nothing was learned from a list that cannot be read: it is asked for again. */
function rowsOf<Rows>(list: z.ZodSafeParseResult<Rows>): Rows {
  if (!list.success) throw new SendError("busy", "unreadable");
  return list.data;
}

/** Times are Korea's, to the minute; SMS wants seconds. */
function queryOf({ id, start, end }: Period, seconds = ""): URLSearchParams {
  const local = (at: Date) => `${dayOf(at)} ${clockText(minutesOf(at))}${seconds}`;
  const created = { startCreateDate: local(start), endCreateDate: local(end) };
  return new URLSearchParams({ recipientGroupingKey: id, ...created });
}

/** In EUC-KR, where a character beyond ASCII has two. */
const bytesOf = (text: string): number =>
  [...text].reduce((bytes, character) => bytes + (character.charCodeAt(0) < 0x80 ? 1 : 2), 0);

/** The provider of SMS_PROVIDER=nhn; throws where its settings are incomplete. */
export function createNhnCloud(environment: Environment): NhnCloud {
  const {
    NHN_SMS_APP_KEY: appKey,
    NHN_SMS_SECRET_KEY: secretKey,
    NHN_SMS_SENDER: sender,
    SMS_COUNTRY_CODES: countryCodes,
  } = environment;
  if (!appKey || !secretKey || !sender)
    throw new EnvironmentError(
      "SMS_PROVIDER=nhn needs NHN_SMS_APP_KEY, NHN_SMS_SECRET_KEY and NHN_SMS_SENDER.",
    );
  const sms = { url: environment.NHN_SMS_URL, appKey, secretKey, sender };
  return new NhnCloud({ sms, kakao: kakaoOf(environment), countryCodes });
}

function kakaoOf(environment: Environment): NhnCloudSettings["kakao"] {
  const {
    NHN_KAKAO_URL: url,
    NHN_KAKAO_APP_KEY: appKey,
    NHN_KAKAO_SECRET_KEY: secretKey,
    NHN_KAKAO_SENDER_KEY: senderKey,
    NHN_KAKAO_TEMPLATE_CODES: templateCodes,
  } = environment;
  if (!senderKey) return null;
  if (!appKey || !secretKey)
    throw new EnvironmentError("NHN_KAKAO_SENDER_KEY needs NHN_KAKAO_APP_KEY and NHN_KAKAO_SECRET_KEY.");
  return { url, appKey, secretKey, senderKey, templateCodes };
}
