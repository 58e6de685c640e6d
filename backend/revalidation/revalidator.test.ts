import { createHmac } from "node:crypto";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { revalidationSchema } from "@/contract/tenant/revalidation";
import { readEnvironment } from "../lib/environment";
import { createMetrics } from "../lib/metrics";
import type { PurgeOutcome } from "./purge";
import { createRevalidator } from "./revalidator";

const SECRET = "a-secret-of-the-two";
let answer: () => Promise<Response>;
const told: { url: string; tags: string[]; isSigned: boolean; writtenAt?: number }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  answer = async () => new Response("{}");
  vi.stubGlobal("fetch", async (url: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    const signature = new Headers(headers).get("X-Revalidate-Signature");
    const isSigned = signature === createHmac("sha256", SECRET).update(body).digest("hex");
    told.push({ url, ...revalidationSchema.parse(JSON.parse(body)), isSigned });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(url = "http://one.example") {
  const metrics = createMetrics();
  const { revalidations } = metrics;
  const recorded: PurgeOutcome[] = [];
  const environment = readEnvironment({ REVALIDATE_URL: url, REVALIDATE_SECRET: SECRET });
  const revalidator = createRevalidator(environment, {
    ...metrics,
    log: pino({ level: "silent" }),
    now: Date.now,
  });
  const counted = async () =>
    (await revalidations.get()).values.flatMap(({ labels, value }) =>
      value > 0 ? [[labels.outcome, value]] : [],
    );
  const delays = async (histogram = metrics.revalidationDelay) => {
    const { values } = await histogram.get();
    const ending = (end: string) => values.find(({ metricName }) => metricName?.endsWith(end))?.value;
    return { count: ending("_count"), sum: ending("_sum") };
  };
  const durations = () => delays(metrics.purgeDuration);
  const revalidate = (tags: string[]) =>
    revalidator.revalidate(tags).then((outcome) => {
      recorded.push(outcome);
      return outcome;
    });
  return { ...revalidator, revalidate, counted, delays, durations, recorded };
}

const TWO = "http://one.example, http://two.example";

it("tells every storefront at once of writes that come together, signed", async () => {
  const { revalidate, counted } = open("http://one.example, https://two.example:8443/somewhere");
  revalidate(["partner:alpha:boards"]);
  revalidate(["partner:alpha:boards", "partner:alpha:notices:7"]);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  const tags = ["partner:alpha:boards", "partner:alpha:notices:7"];
  expect(told).toMatchObject([
    { url: "http://one.example/api/revalidate", tags, isSigned: true },
    { url: "https://two.example:8443/api/revalidate", tags, isSigned: true },
  ]);
  expect(await counted()).toEqual([["delivered", 4]]);
});

it("asks again, less and less often, while a storefront cannot be reached", async () => {
  answer = () => Promise.reject(new TypeError("fetch failed"));
  const { revalidate, counted } = open();
  revalidate(["partner:alpha"]);
  await vi.advanceTimersByTimeAsync(100);
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000);
  expect(told).toHaveLength(4);
  answer = async () => new Response("{}");
  revalidate(["partner:beta"]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(told).toHaveLength(5);
  expect(told.at(-1)?.tags).toEqual(["partner:alpha", "partner:beta"]);
  expect(await counted()).toEqual([
    ["delivered", 2],
    ["retried", 4],
  ]);
});

it("says when the first of what it tells was written, and measures from then on", async () => {
  const start = Date.now();
  answer = () => Promise.reject(new TypeError("fetch failed"));
  const { revalidate, delays } = open();
  revalidate(["partner:alpha:boards"]);
  await vi.advanceTimersByTimeAsync(100);
  revalidate(["partner:alpha:boards", "partner:alpha:notices"]);
  answer = async () => new Response("{}");
  await vi.advanceTimersByTimeAsync(500);
  expect(told.map(({ writtenAt }) => writtenAt)).toEqual([start, start]);
  expect(await delays()).toEqual({ count: 1, sum: 0.6 });
  revalidate(["partner:alpha:boards"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(told.at(-1)?.writtenAt).toBe(start + 600);
});

it("says when the last storefront has confirmed a write, and how long that took", async () => {
  const start = Date.now();
  const { revalidate, recorded, durations } = open(TWO);
  answer = async () => {
    if (told.at(-1)?.url.startsWith("http://two") && told.length < 3) throw new TypeError("fetch failed");
    return new Response("{}");
  };
  const tags = ["partner:alpha:boards", "partner:alpha:notices"];
  const settled = revalidate(tags);
  await vi.advanceTimersByTimeAsync(100);
  expect(recorded).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  const outcome = {
    ...{ tags, writtenAt: new Date(start), at: new Date(start + 600), seconds: 0.6 },
    storefronts: ["http://one.example", "http://two.example"],
    missing: [],
  };
  expect(await settled).toEqual(outcome);
  expect(recorded).toEqual([outcome]);
  expect(await durations()).toEqual({ count: 1, sum: 0.6 });
});

it("does not take the confirmation of an earlier write for one of a write made meanwhile", async () => {
  const waiting: (() => void)[] = [];
  answer = () => new Promise((resolve) => waiting.push(() => resolve(new Response("{}"))));
  const { revalidate, recorded } = open();
  void revalidate(["partner:alpha"]);
  await vi.advanceTimersByTimeAsync(100);
  void revalidate(["partner:alpha"]);
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(recorded).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(recorded.map(({ seconds }) => seconds)).toEqual([0.1, 0.1]);
});

it("names the storefronts that it gave up, and does not count their time", async () => {
  answer = async () => new Response(null, { status: told.at(-1)?.url.startsWith("http://two") ? 403 : 200 });
  const { revalidate, durations } = open(TWO);
  const settled = revalidate(["partner:alpha"]);
  await vi.advanceTimersByTimeAsync(100);
  expect((await settled).missing).toEqual(["http://two.example"]);
  expect((await durations()).count).toBe(0);
});

it("settles a write of more tags than are told, and one without storefronts", async () => {
  const tags = Array.from({ length: 1001 }, (_, index) => `partner:alpha:products:${index}`);
  const { revalidate, recorded } = open(TWO);
  void revalidate(tags);
  await vi.advanceTimersByTimeAsync(100);
  expect(recorded).toMatchObject([{ tags, missing: [] }]);
  const alone = open("");
  expect(await alone.revalidate(["partner:alpha"])).toMatchObject({ storefronts: [], missing: [] });
  expect((await alone.durations()).count).toBe(0);
});

it("gives up after the time in which pages are rendered again anyway, and begins afresh with the next write", async () => {
  answer = async () => new Response(null, { status: 503 });
  const { revalidate, counted } = open();
  revalidate(["partner:alpha"]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told).toHaveLength(16);
  expect(await counted()).toContainEqual(["dropped", 1]);
  revalidate(["partner:alpha"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toHaveLength(17);
});

it.each([400, 403, 404])("does not insist on a %i", async (status) => {
  answer = async () => new Response(null, { status });
  const { revalidate, counted } = open();
  revalidate(["partner:alpha"]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told).toHaveLength(1);
  expect(await counted()).toEqual([["dropped", 1]]);
});

it("sends no more than a hundred tags a time, and whole partners where there are too many", async () => {
  const { revalidate } = open();
  revalidate(Array.from({ length: 250 }, (_, index) => `partner:alpha:products:${index}`));
  await vi.advanceTimersByTimeAsync(100);
  expect(told.map(({ tags }) => tags.length)).toEqual([100, 100, 50]);
  revalidate(
    Array.from({ length: 1001 }, (_, index) => `partner:${index % 2 ? "alpha" : "beta"}:products:${index}`),
  );
  await vi.advanceTimersByTimeAsync(100);
  expect(told.at(-1)?.tags).toEqual(["partner:beta", "partner:alpha"]);
});

it("tells what is waiting before it ends, and then lets go", async () => {
  const { revalidate, close, counted } = open();
  revalidate(["partner:alpha"]);
  await close();
  expect(told).toHaveLength(1);
  answer = () => Promise.reject(new TypeError("fetch failed"));
  revalidate(["partner:beta"]);
  await close();
  expect(await counted()).toEqual([
    ["delivered", 1],
    ["dropped", 1],
  ]);
});

it("does nothing without an address, and refuses one without a secret", async () => {
  const { revalidate } = open("");
  revalidate(["partner:alpha"]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told).toEqual([]);
  expect(() => readEnvironment({ REVALIDATE_URL: "http://one.example" })).toThrow(
    /REVALIDATE_SECRET: needed/,
  );
});
