import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contentFolder } from "../../tenancy/tenant-files";
import { engines } from "../../testing/engines";
import type { ContentFile } from "../../testing/stories";
import { contentFile, tenantFile } from "../../testing/tenants";
import { createTestBackend, type TestBackend } from "../../testing/test-backend";
import { publishTenants } from "../publish";
import { findContentDifferences } from "./find-differences";

describe.each(engines)("content that is not live, on $name", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend(engine, [tenantFile("alpha")]);
  });
  afterAll(() => backend.close());
  beforeEach(() => write(contentFile()));

  async function write(content: ContentFile): Promise<void> {
    const folder = contentFolder(backend.folder, "alpha");
    const [name = ""] = (await readdir(folder)).filter((file) => file.endsWith(".json"));
    await writeFile(join(folder, name), JSON.stringify(content));
  }
  /** The content that is live, changed in the files alone. */
  async function differencesAfter(change: (content: Required<ContentFile>) => void): Promise<string[]> {
    const content = structuredClone(contentFile()) as Required<ContentFile>;
    change(content);
    await write(content);
    const [found] = await findContentDifferences({ db: backend.db, folder: backend.folder });
    expect(found?.count ?? 0).toBe(found?.lines.length ?? 0);
    return found?.lines ?? [];
  }
  const first = <Item>(items: readonly Item[]): Item => {
    const [item] = items;
    if (!item) throw new Error("There is none");
    return item;
  };

  it("is none where nothing has changed", async () => {
    expect(await differencesAfter(() => {})).toEqual([]);
  });

  it("is said by thing and field: a price, a name, a doctor's hours", async () => {
    const lines = await differencesAfter(({ products, doctors }) => {
      const product = first(products);
      first(product.options).price = 80_000;
      product.summary = "다른 한 줄";
      const doctor = first(doctors);
      doctor.week = { ...doctor.week, monday: { start: "11:00", end: "19:00" } };
    });
    expect(lines).toEqual([
      expect.stringMatching(/^products\/1 ".+": summary .+ → "다른 한 줄" is not live$/),
      expect.stringMatching(/^product_options\/1 ".+, .+": price [\d,]+ → 80,000 is not live$/),
      expect.stringMatching(/^employee_hours ".+, weekday 1": startTime "10:00" → "11:00" is not live$/),
    ]);
    expect(lines.join()).toContain('product_options/1 "초음파 리프팅, 300샷": price 100,000 → 80,000');
  });

  it("is said of leave, by its day", async () => {
    const lines = await differencesAfter(({ doctors, closedDays }) => {
      first(doctors).daysOff = [...(first(doctors).daysOff ?? []), 200];
      closedDays.push({ date: "2027-05-05", reason: "어린이날" });
    });
    expect(lines).toEqual([
      expect.stringMatching(/^employee_days_off ".+, 2027-\d\d-\d\d": it is new and not live$/),
      'closed_days "2027-05-05": it is new and not live',
    ]);
  });

  it("takes one thing more in front of others for one thing, and its options for a part of it", async () => {
    const lines = await differencesAfter(({ products }) => {
      const product = first(products);
      const options = product.options.map((option) => ({ ...option, key: `new-${option.key}` }));
      products.unshift({ ...product, key: "new", name: "새 시술", options });
    });
    expect(lines).toEqual(['products "새 시술": it is new and not live']);
  });

  it("names what was taken out of the files, and an order that has changed", async () => {
    const gone = await differencesAfter((content) => void content.partnerReviews?.splice(0, 1));
    expect(gone).toEqual([expect.stringMatching(/^partner_reviews\/1 ".+": it is in no file any more/)]);
    expect(await differencesAfter(({ doctors }) => void doctors.reverse())).toEqual([
      "employees: their order is not live",
    ]);
  });

  it("is not told of a partner that is new, and not of content that cannot be read", async () => {
    expect(await findContentDifferences({ db: backend.db, folder: backend.folder }, ["nobody"])).toEqual([]);
    const lines = await differencesAfter(({ products }) => {
      Object.assign(first(products), { name: 7 });
    });
    expect(lines).toEqual([]);
  });

  it("is none of the demo clinics", { timeout: 60_000 }, async () => {
    const place = { db: backend.db, folder: "tenants", now: backend.clock.now };
    const outcomes = await publishTenants(place, { by: "a test" });
    expect(outcomes.map(({ isSeeded }) => isSeeded)).toEqual([true, true, true]);
    expect(await findContentDifferences(place)).toEqual([]);
  });
});
