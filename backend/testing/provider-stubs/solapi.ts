import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const SOLAPI_KEY = "NCS0000000000000";
export const SOLAPI_SECRET = "a-secret-of-the-stub";
export const SOLAPI_TEMPLATE = "KA01TP-approved";
export const SOLAPI_WEBHOOK_SECRET = "a-secret-of-the-webhook";
const SKEW_MS = 15 * 60_000;

/** What the next call of `send` meets; lost: accepted, and the line breaks. silent: no answer, and not accepted. */
type Trouble = "500" | "429" | "lost" | "silent" | "accepted-and-silent" | "refused-number";

const AWAY: Partial<Record<Trouble, { status: number; errorCode: string }>> = {
  "500": { status: 500, errorCode: "InternalError" },
  "429": { status: 429, errorCode: "TooManyRequests" },
};

interface Sent {
  to: string;
  country?: string;
  type?: string;
  text: string;
  customFields: { messageId: string };
  kakaoOptions?: { pfId: string; templateId: string; variables: Record<string, string>; disableSms: boolean };
}

/** A server that signs, lists and refuses as Solapi does. */
export async function startSolapi() {
  const book: (Sent & { messageId: string })[] = [];
  const troubles: Trouble[] = [];
  const seen = new Set<string>();
  let clockOffsetMs = 0;

  function refusalOf(authorization: string): string | null {
    const {
      apiKey,
      date = "",
      salt = "",
      signature = "",
    } = Object.fromEntries(
      authorization
        .replace("HMAC-SHA256 ", "")
        .split(", ")
        .map((pair) => pair.split("=", 2)),
    );
    if (apiKey !== SOLAPI_KEY) return "InvalidAPIKey";
    if (Math.abs(Date.now() + clockOffsetMs - Date.parse(date)) > SKEW_MS) return "RequestTimeTooSkewed";
    const wanted = createHmac("sha256", SOLAPI_SECRET)
      .update(date + salt)
      .digest();
    const given = Buffer.from(signature, "hex");
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return "SignatureDoesNotMatch";
    if (salt.length < 12 || salt.length > 64 || seen.has(signature)) return "DuplicatedSignature";
    seen.add(signature);
    return null;
  }

  async function send(request: IncomingMessage, response: ServerResponse) {
    const { messages } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const [message] = messages as [Sent];
    const trouble = troubles.shift();
    if (trouble === "silent") return;
    const away = trouble && AWAY[trouble];
    if (away) return answer(response, away.status, { errorCode: away.errorCode }, { "retry-after": "2" });
    const statusCode = trouble === "refused-number" ? "3014" : templateRefusal(message);
    if (statusCode) return answer(response, 200, { failedMessageList: [{ statusCode, to: message.to }] });
    return accept(message, trouble, response);
  }

  function accept(message: Sent, trouble: Trouble | undefined, response: ServerResponse) {
    const messageId = `M4V${book.length}`;
    book.push({ ...message, messageId });
    if (trouble === "lost") return response.destroy();
    if (trouble === "accepted-and-silent") return;
    return answer(response, 200, { failedMessageList: [], messageList: [{ messageId, statusCode: "2000" }] });
  }

  function list(url: URL, response: ServerResponse) {
    const found = book.filter(({ to }) => to === url.searchParams.get("to"));
    answer(response, 200, { messageList: Object.fromEntries(found.map((each) => [each.messageId, each])) });
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://stub");
    const refusal = refusalOf(request.headers.authorization ?? "");
    if (refusal) return answer(response, 403, { errorCode: refusal, errorMessage: "refused" });
    return request.method === "POST" ? send(request, response) : list(url, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    book,
    /** What the next calls of `send` meet, in this order. */
    meet: (...next: Trouble[]) => void troubles.push(...next),
    moveClock: (ms: number) => {
      clockOffsetMs = ms;
    },
    /** A request to the webhook: what became of messages, by their ids there. */
    reportOf: (statusCodes: Record<string, string>): RequestInit => ({
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-solapi-event-name": "SINGLE-REPORT",
        "x-solapi-secret": createHash("sha1").update(SOLAPI_WEBHOOK_SECRET).digest("hex"),
      },
      body: JSON.stringify(
        Object.entries(statusCodes).map(([messageId, statusCode]) => {
          const sent = book.find((each) => each.messageId === messageId);
          return { ...sent, messageId, statusCode, dateReported: new Date().toISOString() };
        }),
      ),
    }),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const templateRefusal = ({ kakaoOptions }: Sent): string | null =>
  kakaoOptions && kakaoOptions.templateId !== SOLAPI_TEMPLATE ? "3104" : null;

function answer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
