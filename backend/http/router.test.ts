import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorBodySchema, TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { engines } from "../testing/engines";
import { alphaAndBeta } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";

const ALPHA = { [TENANT_ORIGIN_HEADER]: "http://alpha.localhost:3000" };
const GUEST = "8f14e45f-ceea-467f-a9b2-1d3d5c5e6f70";

describe.each(engines)("what comes in from outside, on $name", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend(engine, alphaAndBeta());
  });
  afterAll(() => backend.close());

  const get = (path: string, headers: Record<string, string> = ALPHA) =>
    backend.app.request(path, { headers });
  const post = (path: string, body: string, headers = {}) =>
    backend.app.request(path, {
      method: "POST",
      body,
      headers: { ...ALPHA, "content-type": "application/json", ...headers },
    });

  it.each([
    ["http://alpha.localhost:3000", 200],
    ["http://alpha.localhost", 200],
    ["http://ALPHA.localhost.:4567", 200],
    ["https://alpha-clinic.example", 200],
    ["http://alpha.preview.localhost:3000", 200],
    ["", 400],
    ["alpha.localhost", 400],
    ["null", 400],
    ["http://evil.example", 400],
    ["http://xalpha.localhost", 400],
    ["http://alpha.localhost.evil.example", 400],
    ["http://alpha.localhost@evil.example", 400],
    ["http://evil.example/alpha.localhost", 400],
    ["http://evil.example?alpha.localhost", 400],
    ["javascript://alpha.localhost", 400],
    ["http://alpha.localhost, http://beta.localhost", 400],
    ["http://nobody.preview.localhost", 400],
    [`http://${"a".repeat(5000)}.localhost`, 400],
  ])("takes the storefront origin %s for what it is", async (origin, status) => {
    expect((await get("/partners/this", { [TENANT_ORIGIN_HEADER]: origin })).status).toBe(status);
  });

  it.each([
    ["a path that is not there", "/nothing", 404],
    ["an id that is no number", "/v2/products/abc", 400],
    ["an id of zero", "/v2/products/0", 400],
    ["an id beyond every integer", "/v2/products/99999999999999999999", 400],
    ["an id that no row has", "/v2/products/9007199254740991", 404],
    ["a page before the first", "/v2/products?page=0", 400],
    ["a page size beyond reason", "/v2/products?pageSize=100000", 400],
    ["an unknown sort", "/v2/products?sort=random()", 400],
    ["a NUL in a keyword", "/v2/products?keyword=%00", 400],
    ["broken UTF-8 in a keyword", "/v2/products?keyword=%ff%fe", 200],
    ["a keyword that is too long", `/v2/products?keyword=${"a".repeat(101)}`, 400],
    ["a list of ids that are none", "/v2/products?productCategoryIds=1,x", 400],
    ["a day that is not in the calendar", "/partner-schedules/time?date=2026-02-30", 400],
    ["days at the end of time", "/partner-schedules/available-dates?from=9999-12-30&to=9999-12-31", 200],
    ["days at its beginning", "/partner-schedules/available-dates?from=0000-01-01&to=0000-01-03", 200],
    ["days in the wrong order", "/partner-schedules/available-dates?from=2026-12-02&to=2026-12-01", 400],
    ["a doctor who is not there", "/partner-schedules/time?date=2026-12-01&employeeId=5", 404],
    ["an instant without a zone", "/customer/reservation-validation?reservedAt=2026-12-01T10:00:00", 400],
    [
      "an instant at the end of time",
      "/customer/reservation-validation?reservedAt=9999-12-31T23:59:59Z",
      200,
    ],
    ["a guest who is no UUID", "/guest/carts?guestId=1", 400],
    ["an address without end", `/v2/products?keyword=${"a".repeat(9000)}`, 414],
  ])("answers %s", async (_, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    const body = await response.json();
    if (status >= 400) expect(errorBodySchema.parse(body)).toMatchObject({ statusCode: status });
  });

  it.each([
    ["no body", "", 400],
    ["half a body", `{"guestId":`, 400],
    ["a list", "[]", 400],
    ["null", "null", 400],
    ["a NUL", JSON.stringify({ guestId: GUEST, productOptionIds: [1], x: "\0" }), 400],
    ["half a surrogate pair", `{"guestId":"${GUEST}","x":"\\ud800","productOptionIds":[1]}`, 400],
    ["a fraction for an id", JSON.stringify({ guestId: GUEST, productOptionIds: [1.5] }), 400],
    ["too many ids", JSON.stringify({ guestId: GUEST, productOptionIds: Array(21).fill(1) }), 400],
    ["a prototype to pollute", `{"__proto__":{"guestId":"${GUEST}"},"productOptionIds":[1]}`, 400],
    ["more than it may hold", JSON.stringify({ x: "가".repeat(40_000) }), 413],
  ])("answers a body with %s", async (_, body, status) => {
    const response = await post("/guest/carts", body);
    expect(response.status).toBe(status);
    expect(errorBodySchema.parse(await response.json()).translatedMessage).toMatch(/[가-힣]/);
  });

  it("names each field that is wrong, and says a contract's own Korean words", async () => {
    const response = await post(
      "/api/guest-signin",
      JSON.stringify({ name: " ", phone: "02-123-4567", code: "12" }),
    );
    const { message, translatedMessage } = errorBodySchema.parse(await response.json());
    expect(message).toEqual([
      "body.name: 이름을 입력해 주세요.",
      "body.phone: 휴대폰 번호를 확인해 주세요.",
      "body.code: 인증번호 6자리를 입력해 주세요.",
    ]);
    expect(translatedMessage).toBe("이름을 입력해 주세요.");
  });

  it.each([
    ["the tenant's own page", "http://alpha.localhost:3000", "http://alpha.localhost:3000"],
    ["another port of it", "http://alpha.localhost:9999", "http://alpha.localhost:9999"],
    ["its alias", "https://alpha-clinic.example", "https://alpha-clinic.example"],
    ["its preview", "http://alpha.preview.localhost:3000", "http://alpha.preview.localhost:3000"],
    ["its alias without TLS", "http://alpha-clinic.example", null],
    ["another port of its alias", "https://alpha-clinic.example:8443", null],
    ["another tenant's page", "http://beta.localhost:3000", null],
    ["a page of nobody", "https://evil.example", null],
    ["a sandboxed frame", "null", null],
  ])("lets %s read, or not", async (_, origin, allowed) => {
    const response = await get("/partners/this", { ...ALPHA, origin });
    expect(response.headers.get("access-control-allow-origin")).toBe(allowed);
    expect(response.headers.get("access-control-expose-headers")).toBe(
      allowed && "authorization,retry-after",
    );
    expect(response.headers.get("vary")).toContain("Origin");
  });

  it("lets a page read why a call failed", async () => {
    const headers = { ...ALPHA, origin: "http://alpha.localhost:3000" };
    for (const path of ["/customers/this", "/v2/products/999", "/v2/products/x", "/nothing"]) {
      const response = await get(path, headers);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get("access-control-allow-origin")).toBe(headers.origin);
    }
  });

  it("answers a preflight of a tenant's page, and no other", async () => {
    const preflight = (origin: string) =>
      backend.app.request("/customer/reservations", {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
    const own = await preflight("http://beta.localhost:3000");
    expect(own.status).toBe(204);
    expect(own.headers.get("access-control-allow-headers")?.split(",").sort()).toEqual([
      "authorization",
      "content-type",
      "idempotency-key",
      "x-storefront-origin",
    ]);
    const foreign = await preflight("https://evil.example");
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  });

  it.each([
    ["gzip, deflate, br", "gzip"],
    ["gzip;q=0, deflate", "deflate"],
    ["identity", null],
  ])("compresses long responses for a client that takes %s", async (accepted, encoding) => {
    const response = await get("/partners/this", { ...ALPHA, "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is well and ready", async () => {
    expect((await get("/healthz", {})).status).toBe(200);
    expect((await get("/readyz", {})).status).toBe(200);
  });

  it("shows sent messages in development, as a page and as data", async () => {
    await backend.signIn();
    const data = await get("/development/messages", {});
    expect(await data.json()).toMatchObject({ count: 1, rows: [{ partnerId: "alpha" }] });
    const page = await get("/development/messages", { accept: "text/html" });
    expect(await page.text()).toContain("인증번호");
  });
});
