import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../testing/engines";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";
import { partnerOfTag, readLastPurge, recordMissed, recordPurge } from "./page-purges";

const TWO = "https://two.example";
const THREE = "https://three.example";
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 5, 2, second));
const purged = (writtenAt: Date, end: Date, missing: string[] = []) => ({
  ...{ writtenAt, at: end, storefronts: 3, missing },
});

describe.each(engines)("since when pages are live, on $name", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend(engine, [tenantFile("alpha")]);
  }, 60_000);
  afterAll(() => backend.close());

  it("is known from the first purge on, and a later one replaces it", async () => {
    const { db } = backend;
    expect(await readLastPurge(db, "alpha")).toBeNull();
    await recordMissed(db, ["alpha"], TWO);
    expect(await readLastPurge(db, "alpha")).toEqual({ complete: null, missing: [TWO] });
    await recordPurge(db, ["alpha"], purged(at(10), at(11)));
    const first = { writtenAt: at(10), at: at(11), seconds: 1, storefronts: 3 };
    expect(await readLastPurge(db, "alpha")).toEqual({ complete: first, missing: [] });
    await recordPurge(db, ["alpha"], purged(at(8), at(12)));
    expect((await readLastPurge(db, "alpha"))?.complete).toEqual(first);
    await recordPurge(db, ["alpha", "alpha"], purged(at(20), at(22)));
    expect((await readLastPurge(db, "alpha"))?.complete?.at).toEqual(at(22));
  });

  it("names each storefront that has not confirmed once, and leaves what was complete", async () => {
    const { db } = backend;
    await recordMissed(db, ["alpha"], TWO);
    await recordMissed(db, ["alpha"], TWO);
    await recordPurge(db, ["alpha"], purged(at(30), at(59), [TWO, THREE]));
    const { complete, missing } = (await readLastPurge(db, "alpha")) ?? {};
    expect(missing?.sort()).toEqual([THREE, TWO]);
    expect(complete?.writtenAt).toEqual(at(20));
    await recordPurge(db, ["alpha"], purged(at(40), at(59)));
    expect((await readLastPurge(db, "alpha"))?.missing).toEqual([]);
  });

  it("says nothing of a partner that is gone", async () => {
    await recordMissed(backend.db, ["gone"], TWO);
    await recordPurge(backend.db, ["gone"], purged(at(1), at(2)));
    expect(await readLastPurge(backend.db, "gone")).toBeNull();
  });
});

it.each([
  ["partner:lumiere", "lumiere"],
  ["partner:lumiere:products:7", "lumiere"],
])("finds whose tag %s is", (tag, id) => expect(partnerOfTag(tag)).toBe(id));
