import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordPurge } from "../tenancy/page-purges";
import { openContent, withPrice } from "../testing/content";
import { engines } from "../testing/engines";
import { purgeUnconfirmed } from "./unconfirmed";

const HOUR_MS = 3_600_000;

describe.each(engines)("publishes that no storefront has confirmed, at a start, on $name", (engine) => {
  let site: Awaited<ReturnType<typeof openContent>>;
  beforeAll(async () => {
    site = await openContent(engine);
  }, 60_000);
  afterAll(() => site.clinic.close());

  async function purgedAt(now: Date) {
    const purged: string[] = [];
    const revalidate = async (tags: string[]) => {
      purged.push(...tags);
      return { writtenAt: now, at: now, seconds: 0, storefronts: [], missing: [], tags };
    };
    await purgeUnconfirmed({ db: site.clinic.db, revalidator: { revalidate } }, now);
    return purged;
  }

  it("have their clinic's pages purged, until they are confirmed, and for an hour", async () => {
    const { clinic } = site;
    const now = clinic.clock.now;
    expect(await purgedAt(now)).toEqual([]);
    const thing = await site.first("product");
    await site.save(thing, withPrice(thing.body, 77_000));
    await site.publishAll();
    expect(await purgedAt(now)).toEqual(["partner:alpha"]);
    const purge = { at: now, storefronts: 1, missing: [] };
    await recordPurge(clinic.db, ["alpha"], { ...purge, writtenAt: new Date(now.getTime() - 1) });
    expect(await purgedAt(now)).toEqual(["partner:alpha"]);
    expect(await purgedAt(new Date(now.getTime() + HOUR_MS))).toEqual([]);
    await recordPurge(clinic.db, ["alpha"], { ...purge, writtenAt: now });
    expect(await purgedAt(now)).toEqual([]);
  });
});
