import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openFakeServer } from "../../backend/testing/fake-server";
import { errorReceiverOf } from "./error-receivers";
import { createErrorReporter, MAX_PER_MINUTE, MAX_QUEUED } from "./error-reporter";

const WITHIN = { timeout: 20_000 };
const SOME_ID = "edge-1234";
let server: Awaited<ReturnType<typeof openFakeServer>>;
let status = 200;
const got: { path?: string; headers: Record<string, unknown>; body: string }[] = [];
beforeEach(async () => {
  got.length = 0;
  status = 200;
  server = await openFakeServer(({ url, headers }, body, response) => {
    got.push({ path: url, headers, body });
    response.writeHead(status).end();
  });
});
afterEach(() => server.close());

function open(settings: Record<string, string> = { ERROR_REPORT_URL: `${server.url}/errors` }) {
  const logged: object[] = [];
  const outcomes: string[] = [];
  const clock = { now: new Date("2026-11-20T00:00:00Z") };
  const reporter = createErrorReporter({
    program: "backend",
    log: { error: (fields) => logged.push(fields) },
    receiver: errorReceiverOf(settings),
    onOutcome: (outcome) => outcomes.push(outcome),
    now: () => clock.now,
  });
  return { ...reporter, logged, outcomes, clock };
}

const bodies = () => got.map(({ body }) => JSON.parse(body));

it("logs only, without a receiver", async () => {
  const { report, close, logged, outcomes } = open({});
  const error = new Error("broken");
  report(error, { requestId: SOME_ID });
  await close();
  expect(logged).toEqual([{ err: error, requestId: SOME_ID }]);
  expect([got, outcomes]).toEqual([[], []]);
});

it("posts what it was, where, and in which request", async () => {
  const { report, close, outcomes } = open({ ERROR_REPORT_URL: server.url, ERROR_REPORT_TOKEN: "token" });
  report(new TypeError("broken"), { requestId: SOME_ID, route: "GET /v2/products", partnerId: "lumiere" });
  await close();
  expect(got[0]?.headers).toMatchObject({
    authorization: "Bearer token",
    "content-type": "application/json",
  });
  expect(bodies()).toEqual([
    {
      name: "TypeError",
      message: "broken",
      frames: expect.arrayContaining([
        expect.objectContaining({ file: "src/observation/error-reporter.test.ts", line: expect.any(Number) }),
      ]),
      requestId: SOME_ID,
      route: "GET /v2/products",
      partnerId: "lumiere",
      program: "backend",
      at: "2026-11-20T00:00:00.000Z",
      dropped: 0,
    },
  ]);
  expect(outcomes).toEqual(["delivered"]);
});

it("speaks Sentry's envelope", async () => {
  const { host } = new URL(server.url);
  const { report, close } = open({ SENTRY_DSN: `http://public-key@${host}/prefix/42` });
  report(new TypeError("broken"), { requestId: SOME_ID, host: "a.example" });
  await close();
  expect(got[0]?.path).toBe("/prefix/api/42/envelope/");
  expect(got[0]?.headers["x-sentry-auth"]).toContain("sentry_key=public-key");
  const [head, item, event] = (got[0]?.body ?? "")
    .split("\n")
    .map((line) => (line ? JSON.parse(line) : null));
  expect(item).toEqual({ type: "event" });
  expect(event).toMatchObject({
    event_id: head.event_id,
    platform: "node",
    tags: { program: "backend", request_id: SOME_ID, partner: "a.example" },
    exception: { values: [{ type: "TypeError", value: "broken" }] },
  });
  expect(event.exception.values[0].stacktrace.frames.at(-1)).toMatchObject({
    filename: "src/observation/error-reporter.test.ts",
    in_app: true,
  });
});

it.each([
  ["a phone", "no route to 010-1234-5678", "no route to [number]"],
  [
    "digits",
    'invalid input syntax for type bigint: "01012345678"',
    'invalid input syntax for type bigint: "[number]"',
  ],
  ["an address", "cannot write to kim@example.com", "cannot write to [email]"],
  ["a name", "홍길동 님은 이미 있습니다", "[text]"],
  [
    "a name in a body",
    `Unexpected token '홍', "{"name": 홍길동"... is not valid JSON`,
    `Unexpected token '[text]', "{"name": [text]"... is not valid JSON`,
  ],
  ["a query", "GET /search?q=secret failed", "GET /search?… failed"],
  ["a token", "bad token 6VxQm0Zr4tK8yP2sN1wL7cAbX", "bad token [key]"],
])("says nothing of %s", async (_, message, said) => {
  const { report, close } = open();
  report(new Error(message), {});
  await close();
  expect(bodies().map((body) => body.message)).toEqual([said]);
});

it("queues errors while the receiver is down, up to a limit, and reports how many were dropped", async () => {
  status = 503;
  const { report, close, outcomes, clock } = open();
  for (let index = 0; index < MAX_QUEUED + 10; index++) {
    clock.now = new Date(clock.now.getTime() + 60_000);
    report(new Error(`error ${index}`), {});
  }
  expect(outcomes).toEqual(Array(10).fill("dropped"));
  await vi.waitFor(() => expect(got).not.toEqual([]), WITHIN);
  status = 200;
  await vi.waitFor(
    () => expect(outcomes.filter((outcome) => outcome === "delivered")).toHaveLength(50),
    WITHIN,
  );
  const told = bodies().slice(-MAX_QUEUED);
  expect(told.map(({ message, dropped }) => [message, dropped])).toEqual(
    Array.from({ length: MAX_QUEUED }, (_, index) => [`error ${index}`, index === 0 ? 10 : 0]),
  );
  await close();
});

it("tells of no more than so many a minute", async () => {
  const { report, close, outcomes, clock } = open();
  for (let index = 0; index < MAX_PER_MINUTE + 5; index++) report(new Error("the same"), {});
  await vi.waitFor(() => expect(got).toHaveLength(MAX_PER_MINUTE), WITHIN);
  clock.now = new Date(clock.now.getTime() + 60_000);
  report(new Error("another minute"), {});
  await close();
  expect(bodies().at(-1)).toMatchObject({ message: "another minute" });
  expect(bodies().reduce((sum, { dropped }) => sum + dropped, 0)).toBe(5);
  expect(outcomes.filter((outcome) => outcome === "dropped")).toHaveLength(5);
});

it("does not insist on what is refused", async () => {
  status = 400;
  const { report, close, outcomes } = open();
  report(new Error("broken"), {});
  await close();
  expect([got.length, outcomes]).toEqual([1, ["failed"]]);
});

it("never waits, and ends within seconds, while the receiver takes reports and does not answer", async () => {
  const held = server.hold();
  const { report, close } = open();
  report(new Error("broken"), {});
  await held;
  report(new Error("another"), {});
  await close();
  expect(got).toEqual([]);
});

it.each([
  [{ ERROR_REPORT_URL: "ftp://a.example" }, /ERROR_REPORT_URL/],
  [{ SENTRY_DSN: "https://a.example/1" }, /SENTRY_DSN/],
  [{ SENTRY_DSN: "nonsense" }, /SENTRY_DSN/],
  [{ ERROR_REPORT_URL: "https://a.example", SENTRY_DSN: "https://k@a.example/1" }, /only one/],
])("refuses the settings %o", (settings, words) => {
  expect(() => errorReceiverOf(settings)).toThrow(words);
});
