import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createErrorReporter } from "@/observation/error-reporter";
import { engines } from "../testing/engines";
import { openFakeServer } from "../testing/fake-server";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";
import { createApp } from "./app";

const PHONE = "010-1234-5678";
const CALL = "POST /customer/auth-tokens";
let backend: TestBackend;
let receiver: Awaited<ReturnType<typeof openFakeServer>>;
const reports: object[] = [];

beforeAll(async () => {
  const [engine] = engines;
  if (!engine) throw new Error("No engine");
  backend = await createTestBackend(engine, [tenantFile("alpha")]);
  receiver = await openFakeServer((_, body, response) => {
    reports.push(JSON.parse(body));
    response.writeHead(200).end();
  });
});
afterAll(async () => {
  await receiver.close();
  await backend.close();
});

/** The answer to a call that fails as it does, once its report is told. */
async function failWith(error: Error) {
  backend.logLines.length = 0;
  reports.length = 0;
  const errorReporter = createErrorReporter({
    program: "backend",
    log: backend.services.log,
    receiver: { url: receiver.url, headers: {}, write: JSON.stringify },
  });
  const app = createApp({
    ...backend.services,
    errorReporter,
    get limits(): never {
      throw error;
    },
  });
  const response = await app.request("/customer/auth-tokens", {
    method: "POST",
    headers: {
      "x-storefront-origin": "http://alpha.localhost:3000",
      "content-type": "application/json",
      "x-request-id": "edge-12345",
    },
    body: JSON.stringify({ phone: PHONE }),
  });
  await errorReporter.close();
  return response;
}

it("reports whose call failed, which, and in which request, and answers as ever", async () => {
  const response = await failWith(new TypeError("nobody expected this"));
  expect([response.status, response.headers.get("x-request-id")]).toEqual([500, "edge-12345"]);
  const circumstances = { requestId: "edge-12345", partnerId: "alpha", route: CALL };
  expect(reports).toEqual([
    expect.objectContaining({ ...circumstances, name: "TypeError", message: "nobody expected this" }),
  ]);
  expect(backend.logLines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ ...circumstances, msg: "unexpected error", err: expect.anything() }),
  );
});

it("says of a failed statement what the database said, in log and report without its values", async () => {
  const cause = new Error('duplicate key value violates unique constraint "customers_phone"');
  await failWith(new DrizzleQueryError("insert into customers values ($1)", [PHONE, "홍길동"], cause));
  expect(reports).toEqual([
    expect.objectContaining({ message: cause.message, frames: expect.arrayContaining([expect.anything()]) }),
  ]);
  expect(backend.logLines.join("")).toContain('"query":"insert into customers values ($1)"');
  for (const said of [JSON.stringify(reports), backend.logLines.join("")]) {
    expect(said).toContain("customers_phone");
    expect(said).not.toContain(PHONE);
    expect(said).not.toContain("홍길동");
  }
});
