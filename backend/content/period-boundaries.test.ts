import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { events } from "../db/schema/catalogue";
import { termVersions } from "../db/schema/content";
import { partners } from "../db/schema/partners";
import { exhibitions, popups } from "../db/schema/stories";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { purgeAtBoundaries } from "./period-boundaries";

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.parse("2026-12-01T00:00:00Z") + hours * HOUR_MS);
const wholeYear = { startAt: at(-9000), endAt: at(9000) };

describe.each(engines)("at the boundary of a period on $name", (engine) => {
  let clinic: TestClinic;
  let purged: string[] = [];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    const { revalidator } = clinic.services;
    const { revalidate } = revalidator;
    revalidator.revalidate = (tags) => {
      purged.push(...tags);
      return revalidate([]);
    };
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    for (const table of [events, exhibitions, popups]) await clinic.db.update(table).set(wholeYear);
    await clinic.db.update(termVersions).set({ effectiveAt: "2026-01-01" });
    await clinic.db.update(partners).set({ publishedAt: at(-1), boundariesAt: null });
  });

  const run = async (hours: number) => {
    purged = [];
    const count = await purgeAtBoundaries(clinic.services, at(hours));
    return { count, areas: purged.map((tag) => tag.replace("partner:alpha:", "")) };
  };
  const eventAt = (changes: object, partnerId = "alpha") =>
    clinic.db.update(events).set(changes).where(eq(events.partnerId, partnerId));

  it("purges the pages that show it, once", async () => {
    await eventAt({ endAt: at(1) });
    expect(await run(0.9)).toEqual({ count: 0, areas: [] });
    const { count, areas } = await run(1);
    expect([count, areas.includes("events"), areas.includes("products"), areas.includes("popups")]).toEqual([
      1,
      true,
      true,
      false,
    ]);
    expect(await run(2)).toEqual({ count: 0, areas: [] });
  });

  it.each([
    [
      "an exhibition that begins",
      () =>
        clinic.db
          .update(exhibitions)
          .set({ startAt: at(1) })
          .where(eq(exhibitions.partnerId, "alpha")),
      "exhibitions",
    ],
    [
      "a popup that ends",
      () =>
        clinic.db
          .update(popups)
          .set({ endAt: at(1) })
          .where(eq(popups.partnerId, "alpha")),
      "popups",
    ],
    [
      "terms that take effect, at the clinic's midnight",
      () =>
        clinic.db
          .update(termVersions)
          .set({ effectiveAt: "2026-12-02" })
          .where(eq(termVersions.partnerId, "alpha")),
      "terms",
    ],
  ])("knows %s", async (_, change, area) => {
    await change();
    expect((await run(15)).areas).toEqual([area]);
  });

  it("misses none while no backend ran, and asks nothing of other partners", async () => {
    await eventAt({ endAt: at(1) });
    await run(1);
    await eventAt({ endAt: at(2) });
    const { count, areas } = await run(50);
    expect([count, areas.includes("events"), areas.some((area) => area.includes("beta"))]).toEqual([
      1,
      true,
      false,
    ]);
  });

  it("takes a hundred partners a run, and the others in the next", async () => {
    const [alpha] = await clinic.db.select().from(partners).where(eq(partners.id, "alpha"));
    const [event] = await clinic.db.select().from(events).where(eq(events.partnerId, "alpha")).limit(1);
    if (!alpha || !event) throw new Error("alpha is missing");
    const ids = Array.from({ length: 120 }, (_, index) => `many-${index}`);
    await clinic.db.insert(partners).values(ids.map((id) => ({ ...alpha, id })));
    const ending = { ...event, startAt: at(0), endAt: at(1) };
    await clinic.db.insert(events).values(ids.map((partnerId) => ({ ...ending, partnerId })));
    const counts = [];
    for (const hours of [1, 1.1, 1.2]) counts.push((await run(hours)).count);
    expect(counts).toEqual([100, 20, 0]);
  });
});
