import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseHandle, openDatabase } from "../db/client";
import { notices } from "../db/schema/content";
import { PartnerScope } from "../db/scope";
import { publishTenants } from "../publishing/publish";
import { tenantFile, writeTenants } from "../testing/tenants";
import { FRIDAY_MORNING } from "../testing/test-backend";
import { backUp } from "./backup";
import { restore } from "./restore";

let root: string;
let dataDir: string;
let tenantsDir: string;
let database: DatabaseHandle;
let scope: PartnerScope;
const at = (...names: string[]) => join(root, ...names);
const notice = (title: string) => ({ title, contentHtml: "", isPinned: false, publishedAt: "2026-11-20" });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "backup-"));
  dataDir = at("data");
  tenantsDir = await writeTenants([tenantFile("alpha"), tenantFile("beta")]);
  database = await openDatabase({ databaseUrl: undefined, dataDir });
  scope = new PartnerScope(database.db, "alpha");
  await publishTenants({ db: database.db, folder: tenantsDir, now: FRIDAY_MORNING }, { by: "a test" });
  await mkdir(join(dataDir, "attachments", "alpha"), { recursive: true });
  await writeFile(join(dataDir, "attachments", "alpha", "a.webp"), "a picture");
  await writeFile(join(dataDir, "backend.json"), "the token of a running backend");
  for (const folder of ["served", "logs"]) await mkdir(join(dataDir, folder));
});
afterAll(async () => {
  await database.close();
  for (const folder of [root, tenantsDir]) await rm(folder, { recursive: true });
});

async function titlesIn(folder: string): Promise<string[]> {
  const restored = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  const rows = await new PartnerScope(restored.db, "alpha").rows(notices, { orderBy: [notices.id] });
  await restored.close();
  return rows.map(({ title }) => title);
}

describe("a backup of a database in use", () => {
  it("is the state of one moment, and comes back whole elsewhere", async () => {
    // Writers go on while it is packed: each of them is in it with all that went before, or not at all.
    const written: Promise<unknown>[] = [];
    for (let index = 0; index < 20; index++) written.push(scope.insert(notices, [notice(`앞 ${index}`)]));
    const bytes = backUp(database.db, dataDir, at("one.tar.gz"));
    for (let index = 0; index < 20; index++) written.push(scope.insert(notices, [notice(`뒤 ${index}`)]));
    expect(await bytes).toBe((await stat(at("one.tar.gz"))).size);
    await Promise.all(written);

    expect(await restore(at("one.tar.gz"), at("elsewhere"))).toEqual({ partnerCount: 2 });
    expect((await readdir(at("elsewhere"))).sort()).toEqual(["attachments", "database"]);
    expect(await readFile(at("elsewhere", "attachments", "alpha", "a.webp"), "utf8")).toBe("a picture");
    const titles = await titlesIn(at("elsewhere"));
    const all = (await scope.rows(notices, { orderBy: [notices.id] })).map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(2);
    expect(titles).toEqual(all.slice(0, titles.length));
    // Ids go on where they were.
    const again = await openDatabase({ databaseUrl: undefined, dataDir: at("elsewhere") });
    const [row] = await new PartnerScope(again.db, "alpha").insert(notices, [notice("다음")]);
    expect(row?.id).toBeGreaterThan(1_000_000);
    await again.close();
  });

  it("can be read by its owner alone, and leaves nothing half-done behind", async () => {
    await backUp(database.db, dataDir, at("own.tar.gz"));
    expect((await stat(at("own.tar.gz"))).mode & 0o077).toBe(0);
    await expect(backUp(database.db, dataDir, at("no", "such", "folder.tar.gz"))).rejects.toThrow(/ENOENT/);
    expect((await readdir(root)).filter((name) => name.includes("own"))).toEqual(["own.tar.gz"]);
    expect(await scope.count(notices)).toBeGreaterThan(0);
  });
});

describe("restoring", () => {
  beforeAll(() => backUp(database.db, dataDir, at("good.tar.gz")));

  it("takes away the pages that were made of the database before", async () => {
    await mkdir(at("served-before", "served"), { recursive: true });
    await restore(at("good.tar.gz"), at("served-before"));
    expect((await readdir(at("served-before"))).sort()).toEqual(["attachments", "database"]);
  });

  it("replaces a database only when told to, and then all of it", async () => {
    await restore(at("good.tar.gz"), at("taken"));
    await expect(restore(at("good.tar.gz"), at("taken"))).rejects.toThrow(/--force/);
    await scope.insert(notices, [notice("새 소식")]);
    await backUp(database.db, dataDir, at("newer.tar.gz"));
    await restore(at("newer.tar.gz"), at("taken"), { isForced: true });
    expect(await titlesIn(at("taken"))).toContain("새 소식");
  });

  it("never touches a directory that a process has open", async () => {
    await mkdir(at("busy"));
    await writeFile(at("busy", "database.lock"), String(process.ppid));
    await expect(restore(at("good.tar.gz"), at("busy"), { isForced: true })).rejects.toThrow(
      /is open in process/,
    );
    expect(await readdir(at("busy"))).toEqual(["database.lock"]);
  });

  it.each([
    ["no file", "missing.tar.gz", /There is no file/],
    ["a file that is no archive", "words.tar.gz", /cannot be unpacked|contains no database/],
    ["half a backup", "half.tar.gz", /cannot be unpacked/],
    ["an archive of something else", "other.tar.gz", /contains no database/],
    ["a database that is broken", "broken.tar.gz", /does not open/],
  ])(
    "refuses %s, and keeps what is there",
    async (_, name, words) => {
      const good = await readFile(at("good.tar.gz"));
      await mkdir(at("other", "database"), { recursive: true });
      await writeFile(at("words.tar.gz"), "just words");
      await writeFile(at("half.tar.gz"), good.subarray(0, good.length / 2));
      await create({ gzip: true, file: at("other.tar.gz"), cwd: at("other") }, ["database"]);
      await writeFile(at("other", "database", "PG_VERSION"), "17");
      await create({ gzip: true, file: at("broken.tar.gz"), cwd: at("other") }, ["database"]);
      await rm(at("other"), { recursive: true });

      await mkdir(at("kept", "database"), { recursive: true });
      await writeFile(at("kept", "database", "PG_VERSION"), "as it was");
      await expect(restore(at(name), at("kept"), { isForced: true })).rejects.toThrow(words);
      expect(await readdir(at("kept"))).toEqual(["database"]);
      expect(await readFile(at("kept", "database", "PG_VERSION"), "utf8")).toBe("as it was");
    },
    60_000,
  );
});
