import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readEnvironment } from "../lib/environment";
import { finishPublishing } from "../publishing/finish-publishing";
import type { Revalidator } from "../revalidation/revalidator";
import { createTenancy } from "../tenancy/tenancy";
import { openContent, withPrice } from "../testing/content";
import { engines } from "../testing/engines";
import { openFakeStorefront } from "../testing/fake-storefront";
import { purgeUnconfirmed } from "./live-since";

const HOUR_MS = 3_600_000;
type Outcome = Awaited<ReturnType<Revalidator["revalidate"]>>;
type Given = Pick<Outcome, "at" | "missing">;

describe.each(engines)("since when a publish is live on $name", (engine) => {
  let site: Awaited<ReturnType<typeof openContent>>;
  let storefront: Awaited<ReturnType<typeof openFakeStorefront>>;
  /** What the storefronts have yet to say to each purge, in order. */
  let purges: { tags: string[]; end: (given: Given) => void }[] = [];
  beforeAll(async () => {
    site = await openContent(engine);
    storefront = await openFakeStorefront();
    site.clinic.services.revalidator.revalidate = (tags) =>
      new Promise((resolve) => {
        const { now: writtenAt } = site.clinic.clock;
        const end = (given: Given) =>
          resolve({ tags, writtenAt, seconds: 0, storefronts: ["https://one.example"], ...given });
        purges.push({ tags, end });
      });
    await finishTasks();
  });
  afterEach(() => {
    purges = [];
  });
  afterAll(async () => {
    await storefront.close();
    await site.clinic.close();
  });

  const later = (seconds: number) => new Date(site.clinic.clock.now.getTime() + seconds * 1000);
  const liveSince = async (id: number) => {
    const { rows } = await site.owner.call("GET /studio/:clinic/publishes", { query: {} });
    return rows.find((publish) => publish.id === id)?.liveSince;
  };
  const publishNotice = async (title: string) => {
    const notice = await site.first("notice");
    await site.save(notice, { ...notice.body, title });
    return site.publishAll();
  };
  /** As the sweeper does: Edge Config, then the pages. */
  async function finishTasks(at = site.clinic.clock.now) {
    const settings = readEnvironment(storefront.settings);
    const { db } = site.clinic.services;
    await finishPublishing(createTenancy(settings, { db, pool: null }, { now: () => at }));
  }

  it("is when the last storefront has purged its own pages, whatever else is purged meanwhile", async () => {
    const first = await publishNotice("바뀐 안내");
    const second = await publishNotice("또 바뀐 안내");
    expect([first.liveSince, second.liveSince]).toEqual([null, null]);
    purges[1]?.end({ at: later(1), missing: [] });
    await vi.waitFor(async () => expect(await liveSince(second.id)).toBe(later(1).toISOString()));
    expect(await liveSince(first.id)).toBeNull();
    purges[0]?.end({ at: later(2), missing: [] });
    await vi.waitFor(async () => expect(await liveSince(first.id)).toBe(later(2).toISOString()));
  });

  it("is not known while a storefront is missing; the next start purges such pages once more, for an hour", async () => {
    const { services, clock } = site.clinic;
    const publish = await publishNotice("어딘가에는 없는 안내");
    purges[0]?.end({ at: later(1), missing: ["https://one.example"] });
    await purgeUnconfirmed(services, new Date(clock.now.getTime() + HOUR_MS));
    expect(purges).toHaveLength(1);
    await purgeUnconfirmed(services, clock.now);
    expect(await liveSince(publish.id)).toBeNull();
    expect(purges[1]?.tags).toEqual(["partner:alpha"]);
    purges[1]?.end({ at: later(3), missing: [] });
    await vi.waitFor(async () => expect(await liveSince(publish.id)).toBe(later(3).toISOString()));
    await purgeUnconfirmed(services, clock.now);
    expect(purges).toHaveLength(2);
  });

  it("is after Edge Config for a part of the configuration, also where a treatment goes with it", async () => {
    const [information, product] = [await site.first("information"), await site.first("product")];
    await site.save(information, { ...information.body, partnerTel: "02-555-0202" });
    await site.save(product, withPrice(product.body, 77_000));
    const publish = await site.publishAll();
    purges[0]?.end({ at: later(1), missing: [] });
    await vi.waitFor(() => expect(purges).toHaveLength(1));
    expect(await liveSince(publish.id)).toBeNull();
    await finishTasks(later(4));
    expect(await liveSince(publish.id)).toBe(later(4).toISOString());
  });
});
