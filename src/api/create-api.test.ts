import { HttpResponse, http, passthrough } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { errorLabels } from "@/labels/errors";
import { ApiError } from "./api-error";
import { createApi } from "./create-api";

const BACKEND = "http://127.0.0.1:4999";
/** A port that nothing listens on. */
const UNREACHABLE = "http://127.0.0.1:65535";
const STOREFRONT = "http://lumiere.localhost:3000";
const server = setupServer();

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const apiWith = (token?: string, baseUrl = BACKEND) =>
  createApi({ baseUrl, tenantOrigin: STOREFRONT, readToken: () => token, sendsOrigin: true });

/** Answers once and keeps what was asked. */
function answer(path: string, respond: () => Response) {
  const seen: Request[] = [];
  server.use(
    http.all(`${BACKEND}${path}`, ({ request }) => {
      seen.push(request.clone());
      return respond();
    }),
  );
  return seen;
}

describe("a call", () => {
  it("names the tenant and carries the token", async () => {
    const seen = answer("/v2/products/3", () => HttpResponse.json({ row: { id: 3 } }));
    await apiWith("secret-token").call("GET /v2/products/:id", { params: { id: 3 } });
    expect(seen[0]?.headers.get("x-storefront-origin")).toBe(STOREFRONT);
    expect(seen[0]?.headers.get("authorization")).toBe("secret-token");
  });

  it("carries no authorization without a token", async () => {
    const seen = answer("/terms", () => HttpResponse.json({ rows: [], count: 0 }));
    await apiWith().call("GET /terms", { query: {} });
    expect(seen[0]?.headers.has("authorization")).toBe(false);
  });

  it("adds the response's authorization header to the data as token", async () => {
    answer("/api/guest-signin", () =>
      HttpResponse.json({ row: {} }, { headers: { authorization: "new-token" } }),
    );
    const body = { name: "김하윤", phone: "01012345678", code: "123456" };
    expect(await apiWith().call("POST /api/guest-signin", { body })).toMatchObject({ token: "new-token" });
  });

  it("sends its idempotency key", async () => {
    const seen = answer("/carts", () => HttpResponse.json({ rows: [], count: 0 }));
    await apiWith("t").callWith({ idempotencyKey: "once" }, "POST /carts", {
      body: { productOptionIds: [1] },
    });
    expect(seen[0]?.headers.get("idempotency-key")).toBe("once");
    expect(seen[0]?.headers.get("content-type")).toBe("application/json");
    expect(await seen[0]?.json()).toEqual({ productOptionIds: [1] });
  });

  it("asks at its path, with its query where there is one", async () => {
    const seen = answer("/v2/products", () => HttpResponse.json({ rows: [], count: 0 }));
    await apiWith().call("GET /v2/products", { query: {} });
    await apiWith().call("GET /v2/products", { query: { keyword: "보톡스 & 필러", pageSize: 3 } });
    expect(seen.map(({ url }) => url)).toEqual([
      `${BACKEND}/v2/products`,
      `${BACKEND}/v2/products?${new URLSearchParams({ keyword: "보톡스 & 필러", pageSize: "3" })}`,
    ]);
    expect(seen[0]?.headers.has("content-type")).toBe(false);
  });

  it("that is aborted ends with the abort, which is no failure to show", async () => {
    answer("/carts", () => HttpResponse.json({ rows: [], count: 0 }));
    const signal = AbortSignal.abort();
    await expect(apiWith().callWith({ signal }, "GET /carts")).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a failed call", () => {
  it.each([
    [
      "the translated message",
      { message: "Taken", translatedMessage: "이미 예약된 시간입니다." },
      "이미 예약된 시간입니다.",
      "Taken",
    ],
    [
      "else the first of a list",
      { message: ["name is empty", "phone is empty"] },
      "name is empty",
      "name is empty",
    ],
    ["else the server's message itself", { message: "Conflict" }, "Conflict", "Conflict"],
    ["else the unknown error, for a body that says nothing", { oops: true }, errorLabels.unknown, undefined],
  ])("shows %s", async (_, body, message, code) => {
    answer("/carts", () => HttpResponse.json(body, { status: 409 }));
    await expect(apiWith().call("GET /carts")).rejects.toMatchObject({ status: 409, message, code });
  });

  it("survives an answer that is not JSON", async () => {
    answer("/carts", () => new HttpResponse("<html>Bad gateway</html>", { status: 502 }));
    await expect(apiWith().call("GET /carts")).rejects.toMatchObject({
      status: 502,
      message: errorLabels.unknown,
    });
  });

  it("is status 500 with the unknown error when no server answers", async () => {
    server.use(http.all(`${UNREACHABLE}/*`, passthrough));
    const failure = apiWith(undefined, UNREACHABLE).call("GET /carts");
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({ status: 500, message: errorLabels.unknown });
  });

  it("tells how long to wait after a 429", async () => {
    answer("/customer/auth-tokens", () =>
      HttpResponse.json({ message: "Slow down" }, { status: 429, headers: { "retry-after": "42" } }),
    );
    const failure = apiWith().call("POST /customer/auth-tokens", { body: { phone: "01012345678" } });
    await expect(failure).rejects.toMatchObject({ status: 429, retryAfter: 42 });
  });
});
