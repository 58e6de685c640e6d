import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../testing/engines";
import { contentFile, tenantFile } from "../testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../testing/test-backend";

const MINUTE_MS = 60_000;
const BEFORE = "/media/alpha/pair-before.webp";
const REVIEW = "/media/alpha/review.webp";
const pair = { title: "리프팅", description: "", category: "", elapsed: "", isNoYouth: false, daysAgo: 1 };

describe.each(engines)("pictures for members on $name", (engine) => {
  let backend: TestBackend;
  let token: string;
  beforeAll(async () => {
    const { partnerInformation } = tenantFile("alpha");
    const beta = tenantFile("beta", { partnerInformation: { ...partnerInformation, id: "beta" } });
    backend = await createTestBackend(engine, [tenantFile("alpha"), beta], undefined, (tenantId) => ({
      ...contentFile(tenantId),
      beforeAfters: [
        {
          ...pair,
          beforeImageUrl: `/media/${tenantId}/pair-before.webp`,
          afterImageUrl: "https://cdn.example/a.webp",
        },
      ],
      partnerReviews: [
        {
          authorName: "김",
          rating: 5,
          content: "",
          source: "",
          imageUrl: `/media/${tenantId}/review.webp`,
          daysAgo: 1,
        },
      ],
    }));
    for (const tenantId of ["alpha", "beta"])
      for (const name of ["pair-before.webp", "review.webp"])
        await writeFile(join(backend.folder, tenantId, "content", "images", name), "RIFF");
    token = await backend.signUp();
  });
  afterAll(() => backend.close());
  beforeEach(() => {
    backend.clock.now = FRIDAY_MORNING;
  });

  const get = (path: string, headers: Record<string, string> = {}) => backend.app.request(path, { headers });
  const signIn = async (tenant: string) => (tenant === "alpha" ? token : backend.signUp({ tenant }));
  async function pictures(tenant = "alpha") {
    const asked = { tenant, token: await signIn(tenant) };
    const results = await backend.call("GET /customer/before-afters", { query: {} }, asked);
    const reviews = await backend.call("GET /customer/partner-reviews", { query: {} }, asked);
    const [{ beforeImageUrl = "", afterImageUrl = "" } = {}] = results.body.rows;
    return { before: beforeImageUrl, after: afterImageUrl, review: reviews.body.rows[0]?.imageUrl ?? "" };
  }

  it.each([
    BEFORE,
    REVIEW,
    "/media/alpha/pair%2Dbefore.webp",
    `${BEFORE}?expires=9999999999999&signature=x`,
    `${BEFORE}?signature=`,
  ])("are a 404 at a guessed %s", async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  it("are there by the links that the API hands to members, for no cache", async () => {
    const { before, after, review } = await pictures();
    expect([before.split("?")[0], review.split("?")[0]]).toEqual([BEFORE, REVIEW]);
    for (const link of [before, review]) {
      const answer = await get(link);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(answer.headers.get("etag")).toBeNull();
    }
    expect(after).toBe("https://cdn.example/a.webp");
  });

  it("are gone by a link of a quarter of an hour ago, and have another by then", async () => {
    const { before } = await pictures();
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 10 * MINUTE_MS - 1);
    expect((await get(before)).status).toBe(200);
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 15 * MINUTE_MS);
    expect((await get(before)).status).toBe(404);
    const later = (await pictures()).before;
    expect(later).not.toBe(before);
    expect((await get(later)).status).toBe(200);
  });

  it("keep their link for minutes, so that nothing is fetched twice", async () => {
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + MINUTE_MS);
    const { before } = await pictures();
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 5 * MINUTE_MS);
    expect((await pictures()).before).toBe(before);
  });

  it("open by no link of another picture, partner or time", async () => {
    const [{ before, review }, elsewhere] = [await pictures(), await pictures("beta")];
    const queryOf = (link: string) => link.split("?")[1] ?? "";
    const longer = queryOf(before).replace(/expires=\d+/, "expires=9999999999999");
    for (const query of [queryOf(review), queryOf(elsewhere.before), longer, queryOf(before).slice(0, -1)])
      expect((await get(`${BEFORE}?${query}`)).status).toBe(404);
    expect((await get(`${REVIEW}?${queryOf(before)}`)).status).toBe(404);
  });

  it("leave other pictures public", async () => {
    const answer = await get("/media/alpha/picture.webp");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });
});
