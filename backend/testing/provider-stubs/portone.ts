import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const PORTONE_SECRET = "an-api-secret-of-the-stub";
export const PORTONE_STORE = "store-of-the-stub";
export const PORTONE_CHANNEL = "channel-key-of-the-stub";

/** What the next request meets. silent: no response. */
type Trouble = "500" | "429" | "silent" | "no-json";

interface Customer {
  name: string;
  phoneNumber?: string;
  birthDate?: string;
  gender?: string;
  ci?: string;
}

export const VERIFIED_CUSTOMER: Customer = {
  name: "김하윤",
  phoneNumber: "01012345678",
  birthDate: "1991-03-02",
  gender: "FEMALE",
  ci: "ci-of-a-person-of-the-stub",
};

/** A server that knows verifications and refuses as PortOne v2 does. */
export async function startPortone() {
  const book = new Map<string, object>();
  const troubles: Trouble[] = [];
  /** Ids that were asked for with valid credentials. */
  const asked: string[] = [];

  const verify = (id: string, verifiedAt: Date, changes: object = {}) =>
    void book.set(id, {
      status: "VERIFIED",
      channel: { type: "LIVE", key: PORTONE_CHANNEL },
      verifiedCustomer: VERIFIED_CUSTOMER,
      verifiedAt: verifiedAt.toISOString(),
      // Chosen by the visitor's browser.
      customData: JSON.stringify({ reference: "of-another-browser" }),
      ...changes,
    });

  function find(url: URL, response: ServerResponse) {
    const [, id] = /^\/identity-verifications\/(\w{1,40})$/.exec(url.pathname) ?? [];
    if (id === undefined) return refuse(response, 404, "NOT_FOUND");
    if (url.searchParams.get("storeId") !== PORTONE_STORE) return refuse(response, 403, "FORBIDDEN");
    asked.push(id);
    const known = book.get(id);
    if (!known) return refuse(response, 404, "IDENTITY_VERIFICATION_NOT_FOUND");
    return answer(response, 200, { id, ...known });
  }

  /** What PortOne shows to visitors: its SDK, and a window in which they verify themselves or cancel. */
  function browse({ pathname, searchParams, origin }: URL, response: ServerResponse) {
    if (pathname === "/browser-sdk.js")
      return void response.writeHead(200, { "content-type": "text/javascript" }).end(sdkOf(origin));
    const {
      storeId,
      channelKey,
      identityVerificationId: id = "",
      redirectUrl = "",
    } = Object.fromEntries(searchParams);
    if (storeId !== PORTONE_STORE || channelKey !== PORTONE_CHANNEL)
      return refuse(response, 400, "INVALID_REQUEST");
    const returned = new URL(redirectUrl);
    returned.searchParams.set("identityVerificationId", id);
    if (pathname === "/browser/window")
      return void response
        .writeHead(200, { "content-type": "text/html; charset=utf-8" })
        .end(
          `<a href="/browser/verified?${searchParams}">인증</a> <a href="/browser/cancelled?${searchParams}">취소</a>`,
        );
    if (pathname === "/browser/verified") verify(id, new Date());
    else returned.searchParams.set("code", "PG_PROVIDER_ERROR");
    return void response.writeHead(302, { location: returned.href }).end();
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (url.pathname.startsWith("/browser")) return browse(url, response);
    if (request.headers.authorization !== `PortOne ${PORTONE_SECRET}`)
      return refuse(response, 401, "UNAUTHORIZED");
    const trouble = troubles.shift();
    if (trouble === "silent") return;
    if (trouble === "no-json") return void response.writeHead(200).end("<html>");
    if (trouble) return refuse(response, Number(trouble), "TROUBLE");
    return find(url, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** What the next requests meet, in this order. */
    meet: (...next: Trouble[]) => void troubles.push(...next),
    /** A visitor has opened the window, or failed in it. */
    open: (id: string, status: "READY" | "FAILED" = "READY") => void book.set(id, { status }),
    /** A visitor has finished; `changes` are of the whole response. */
    verify,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const sdkOf = (origin: string) => `window.PortOne = {
  async requestIdentityVerification({ storeId, channelKey, identityVerificationId, redirectUrl }) {
    const request = { storeId, channelKey, identityVerificationId, redirectUrl };
    location.href = "${origin}/browser/window?" + new URLSearchParams(request);
  },
};`;

const refuse = (response: ServerResponse, status: number, type: string) =>
  answer(response, status, { type, message: "의 요청을 거절했습니다: 김하윤 01012345678" });

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
