import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export const NHN_SMS_KEYS = { appKey: "sms-app", secretKey: "a-secret-of-sms" };
export const NHN_KAKAO_KEYS = { appKey: "kakao-app", secretKey: "a-secret-of-kakao" };
export const NHN_TEMPLATE = "approved";
export const NHN_WEBHOOK_SIGNATURE = "a-signature-of-the-webhooks";
const IDEMPOTENCY_MS = 10 * 60_000;
const KOREA_OFFSET_MS = 9 * 3_600_000;

/** What the next sending meets; lost: accepted, and the line breaks. silent: no answer, and not accepted. */
type Trouble = "500" | "429" | "system-error" | "lost" | "silent" | "accepted-and-silent" | "refused-number";

interface Sent {
  kind: "sms" | "mms" | "alimtalk";
  requestId: string;
  /** `2026-11-24 14:00:05`, in Korea. */
  createDate: string;
  body: {
    body?: string;
    title?: string;
    sendNo?: string;
    senderKey?: string;
    templateCode?: string;
    recipientList: Recipient[];
  };
}
interface Recipient {
  recipientNo?: string;
  internationalRecipientNo?: string;
  templateParameter?: Record<string, string>;
  resendParameter?: { isResend: boolean };
  recipientGroupingKey: string;
}

/** Both services on one server: it asks for each one's secret, lists, refuses, and fails repeats of AlimTalk. */
export async function startNhnCloud() {
  const book: Sent[] = [];
  const troubles: Trouble[] = [];
  const usedKeys = new Map<string, number>();
  let clockOffsetMs = 0;
  const now = () => Date.now() + clockOffsetMs;

  /** A repeat within ten minutes fails, whatever became of the first. */
  function isRepeated({ headers }: IncomingMessage): boolean {
    const key = String(headers["x-nc-api-idempotency-key"] ?? "");
    if (!key) return false;
    const usedAt = usedKeys.get(key);
    if (usedAt !== undefined && now() - usedAt < IDEMPOTENCY_MS) return true;
    usedKeys.set(key, now());
    return false;
  }

  async function send(kind: Sent["kind"], request: IncomingMessage, response: ServerResponse) {
    const body = (await json(request)) as Sent["body"];
    const trouble = troubles.shift();
    if (isAway(trouble, response)) return;
    const refusal = kind === "alimtalk" ? refusalOf(request, body) : null;
    if (refusal !== null) return fail(response, refusal);
    const requestId = `${kind}-${book.length}`;
    if (trouble === "refused-number") return answerSending(kind, response, { requestId, resultCode: -2019 });
    book.push({ kind, requestId, createDate: inKorea(now()), body });
    if (trouble === "lost") return response.destroy();
    if (trouble !== "accepted-and-silent") answerSending(kind, response, { requestId, resultCode: 0 });
  }

  function refusalOf(request: IncomingMessage, { templateCode }: Sent["body"]): number | null {
    if (isRepeated(request)) return -1005;
    return templateCode === NHN_TEMPLATE ? null : -3003;
  }

  function list(kind: Sent["kind"], query: URLSearchParams, response: ServerResponse) {
    const [start, end] = [query.get("startCreateDate"), query.get("endCreateDate")];
    const isDated = kind === "alimtalk" ? /^[\d-]{10} \d\d:\d\d$/ : /^[\d-]{10} \d\d:\d\d:\d\d$/;
    if (!start || !end || !isDated.test(start) || !isDated.test(end)) return fail(response, -2000);
    const rows = book
      .filter((sent) => sent.kind === kind && sent.createDate >= start && sent.createDate <= end)
      .map(({ requestId, createDate, body }) => ({
        requestId,
        createDate,
        recipientGroupingKey: body.recipientList[0]?.recipientGroupingKey,
      }))
      .filter((row) => row.recipientGroupingKey === query.get("recipientGroupingKey"));
    return succeed(
      response,
      kind === "alimtalk"
        ? { messageSearchResultResponse: { messages: rows, totalCount: rows.length } }
        : { body: { pageNum: 1, pageSize: 15, totalCount: rows.length, data: rows } },
    );
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stub");
    const kind = kindOf(pathname);
    if (!kind) return fail(response, -9998);
    const { appKey, secretKey } = kind === "alimtalk" ? NHN_KAKAO_KEYS : NHN_SMS_KEYS;
    if (!pathname.includes(`/${appKey}/`)) return fail(response, -1000);
    if (request.headers["x-secret-key"] !== secretKey) return fail(response, -1001);
    return request.method === "POST" ? send(kind, request, response) : list(kind, searchParams, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    book,
    /** What the next sendings meet, in this order. */
    meet: (...next: Trouble[]) => void troubles.push(...next),
    moveClock: (ms: number) => {
      clockOffsetMs = ms;
    },
    /** A request to the webhook: what became of messages, by their request ids. */
    reportOf: (resultCodes: Record<string, string>): RequestInit => ({
      method: "POST",
      headers: {
        "content-type": "application/json;charset=UTF-8",
        "x-toast-webhook-signature": NHN_WEBHOOK_SIGNATURE,
      },
      body: JSON.stringify({
        hooksId: "hooks",
        event: "MESSAGE_RESULT_UPDATE",
        hooks: Object.entries(resultCodes).map(([requestId, resultCode]) => {
          const sent = book.find((each) => each.requestId === requestId);
          const { recipientGroupingKey } = sent?.body.recipientList[0] ?? {};
          return { hookId: "hook", requestId, recipientSeq: 1, resultCode, recipientGroupingKey };
        }),
      }),
    }),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function kindOf(pathname: string): Sent["kind"] | null {
  if (/^\/alimtalk\/v2\.3\/appkeys\/[\w-]+\/messages$/.test(pathname)) return "alimtalk";
  const [, kind] = /^\/sms\/v3\.0\/appKeys\/[\w-]+\/sender\/(sms|mms)$/.exec(pathname) ?? [];
  return kind === "sms" || kind === "mms" ? kind : null;
}

const inKorea = (at: number): string =>
  new Date(at + KOREA_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

/** Whether a sending came to nothing before it was looked at. */
function isAway(trouble: Trouble | undefined, response: ServerResponse): boolean {
  if (trouble === "500") response.writeHead(500).end("<html>");
  else if (trouble === "429") response.writeHead(429, { "retry-after": "2" }).end();
  else if (trouble === "system-error") fail(response, -9999);
  else return trouble === "silent";
  return true;
}

function answerSending(
  kind: Sent["kind"],
  response: ServerResponse,
  { requestId, resultCode }: { requestId: string; resultCode: number },
) {
  const results = [{ recipientSeq: 1, resultCode }];
  const data = { requestId, statusCode: "2", sendResultList: results };
  succeed(
    response,
    kind === "alimtalk" ? { message: { requestId, sendResults: results } } : { body: { data } },
  );
}

/** Failures are a 200, too. */
const fail = (response: ServerResponse, resultCode: number) =>
  answer(response, { header: { isSuccessful: false, resultCode, resultMessage: "failed" } });

const succeed = (response: ServerResponse, body: object) =>
  answer(response, { header: { isSuccessful: true, resultCode: 0, resultMessage: "SUCCESS" }, ...body });

const answer = (response: ServerResponse, body: object) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
