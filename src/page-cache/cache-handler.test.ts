import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EVEN_IF_STALE } from "./cache-entry";
import type CacheHandler from "./cache-handler";
import { findCachedPages } from "./cached-pages";

const KEY = "/route-cache/APP_PAGE/0a1b/$/lumiere/info";
const cacheControl = { revalidate: 300, expire: 600 };
const page = (html: string, tags = "partner:lumiere,partner:lumiere:notices") => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": tags },
});
const answer = (body: string) => ({ kind: "FETCH", data: { body }, revalidate: 300 });

let handler: CacheHandler;
/** As Next makes one for each request. */
let nextRequest: () => CacheHandler;
const ageOf = async (key: string, context = {}) => {
  const entry = await handler.get(key, context);
  return entry && Date.now() - entry.lastModified;
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // Its memory and tags are the process's.
  vi.resetModules();
  const { default: OwnHandler } = await import("./cache-handler");
  nextRequest = () => new OwnHandler();
  handler = nextRequest();
});
afterEach(() => vi.useRealTimers());

it("serves a page that is old while it is made again", async () => {
  await handler.set(KEY, page("<p>one</p>"), { cacheControl });
  vi.advanceTimersByTime(1000);
  expect(await ageOf(KEY)).toBe(1000);
  vi.advanceTimersByTime(cacheControl.revalidate * 1000);
  const age = await ageOf(KEY);
  expect(age).toBeGreaterThan(cacheControl.revalidate * 1000);
  expect(age).toBeLessThan(cacheControl.expire * 1000);
});

it("has a purged page made before anybody gets it, and once as it was where that failed", async () => {
  await handler.set(KEY, page("<p>one</p>"), { cacheControl });
  await handler.revalidateTag("partner:lumiere:notices");
  expect(await handler.get(KEY, {})).toBeNull();
  expect((await handler.get(KEY, {}))?.value.html).toBe("<p>one</p>");
  vi.advanceTimersByTime(1);
  await handler.revalidateTag("partner:lumiere");
  expect(await handler.get(KEY, {})).toBeNull();
  vi.advanceTimersByTime(1);
  await nextRequest().set(KEY, page("<p>two</p>"), { cacheControl });
  expect(await ageOf(KEY)).toBe(0);
});

it("has what pages are made from read again once it is old or purged, and gives it all the same where that failed", async () => {
  const evenIfStale = { kind: "FETCH", tags: [EVEN_IF_STALE] };
  await handler.set("answer", answer("{}"), { tags: ["partner:lumiere:notices"] });
  expect(await ageOf("answer", { kind: "FETCH" })).toBe(0);
  await handler.revalidateTag("partner:lumiere:notices");
  expect(await handler.get("answer", { kind: "FETCH" })).toBeNull();
  expect(await ageOf("answer", evenIfStale)).toBeGreaterThan(cacheControl.revalidate * 1000);
  await handler.set("other", answer("{}"), { tags: [] });
  vi.advanceTimersByTime(cacheControl.revalidate * 1000 + 1);
  expect(await handler.get("other", { kind: "FETCH" })).toBeNull();
  expect(await ageOf("other", evenIfStale)).toBeGreaterThan(cacheControl.revalidate * 1000);
});

it("takes nothing for new that was begun before a purge and stored after it", async () => {
  const slow = nextRequest();
  vi.advanceTimersByTime(10);
  await handler.revalidateTag("partner:lumiere:notices");
  vi.advanceTimersByTime(10);
  await slow.set(KEY, page("<p>as it was</p>"), { cacheControl });
  await slow.set("fetch", answer("{}"), { tags: ["partner:lumiere:notices"] });
  expect(await handler.get(KEY, {})).toBeNull();
  expect(await handler.get("fetch", { kind: "FETCH" })).toBeNull();
  await nextRequest().set(KEY, page("<p>as it is</p>"), { cacheControl });
  await slow.set(KEY, page("<p>as it was</p>"), { cacheControl });
  expect(await ageOf(KEY)).toBe(0);
  expect((await handler.get(KEY, {}))?.value.html).toBe("<p>as it is</p>");
});

it("leaves other tags' pages alone", async () => {
  await handler.set(KEY, page("<p>one</p>"), { cacheControl });
  await handler.revalidateTag(["partner:haneul", "partner:lumiere:notices:7"]);
  expect(await ageOf(KEY)).toBe(0);
});

it("tries a page that could not be made again after five seconds instead of thirty", async () => {
  await handler.set(KEY, page("<p>one</p>"), { cacheControl: { revalidate: 30, expire: 600 } });
  vi.advanceTimersByTime(5001);
  expect(await ageOf(KEY)).toBeGreaterThan(30_000);
});

it("counts the tags that an answer is asked for with", async () => {
  await handler.set("fetch", answer("{}"), { tags: ["partner:onyu:faqs"] });
  expect(await ageOf("fetch", { kind: "FETCH", tags: [] })).toBe(0);
  await handler.revalidateTag("partner:onyu:faqs");
  expect(await handler.get("fetch", { kind: "FETCH" })).toBeNull();
});

it("keeps no refusal, as what does not exist can be asked for without end, nor what there was before it", async () => {
  await handler.set("gone", answer("{}"), { tags: [] });
  await handler.set("gone", answer('{"refusal":{"status":404}}'), {});
  expect(await handler.get("gone", { tags: [EVEN_IF_STALE] })).toBeNull();
});

it("caches no page that does not exist, and forgets one that was taken away", async () => {
  await handler.set(KEY, page("<p>one</p>"), { cacheControl });
  await handler.set(KEY, { ...page("<p>gone</p>"), status: 404 }, { cacheControl });
  expect(await handler.get(KEY, {})).toBeNull();
});

it("names a page's inline scripts in a policy of its own", async () => {
  const html = '<script>a()</script><script src="/x.js" async=""></script><script type="module">b()</script>';
  const value = page(html);
  await handler.set(KEY, value, { cacheControl });
  const hash = async (text: string) =>
    Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("base64");
  expect(value.headers).toMatchObject({
    "content-security-policy": `script-src https: http: 'sha256-${await hash("a()")}' 'sha256-${await hash("b()")}'`,
  });
});

it("finds the cached pages that bear a tag, as paths of the app", async () => {
  await handler.set(KEY, page("<p>one</p>"), { cacheControl });
  await handler.set("fetch", answer("{}"), { tags: ["partner:lumiere:notices"] });
  expect(await findCachedPages(["partner:lumiere:notices"])).toEqual(["/lumiere/info"]);
  expect(await findCachedPages(["partner:haneul"])).toEqual([]);
});
