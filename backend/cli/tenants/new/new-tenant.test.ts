import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contrastWarnings } from "@/contract/tenant/theme-contrast";
import { products } from "../../../db/schema/catalogue";
import { checkTenants } from "../../../publishing/check-tenants";
import { publishTenants } from "../../../publishing/publish";
import { engines } from "../../../testing/engines";
import { CommandError } from "../command-error";
import { type GivenFlags, gatherAnswers } from "./gather-answers";
import { planTenant } from "./plan";
import { TEMPLATE_IDS } from "./template";
import { writeTenant } from "./write-tenant";

const TODAY = "2026-11-20";
const silent = { total: () => {}, advance: () => {}, end: () => {} };
const CLINIC: GivenFlags = {
  name: "달빛의원",
  tel: "02-000-0000",
  address: "서울 강남구 테헤란로 1, 3층",
  representative: "한달빛",
  businessNumber: "123-45-67891",
};
const TABLE = `카테고리,시술명,옵션,정가,이벤트가,소요시간,추천
레이저,피코 토닝,1회,"90,000원",70000,30분,예
레이저,피코 토닝,5회,40만원,,30분,
보습 & 결,아쿠아 필링,,60000,,1시간,
보습 & 결,흉터 상담,,문의,,1시간,
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "new-tenant-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function plan(flags: GivenFlags) {
  const answers = await gatherAnswers({ ...CLINIC, ...flags }, { folder, hosts: new Map() }, null);
  return { answers, made: await planTenant(answers, TODAY) };
}
async function write(flags: GivenFlags) {
  const { answers, made } = await plan(flags);
  expect(made.problems).toEqual([]);
  await writeTenant(folder, answers.id, made, silent);
  return answers.id;
}
const readTenantJson = async (id: string, file: string) =>
  JSON.parse(await readFile(join(folder, id, file), "utf8"));

describe.each(TEMPLATE_IDS)("a new clinic of the template %s", (template) => {
  const id = `new-${template}`;
  beforeAll(() => write({ id, template }), 60_000);

  it("passes the check, waits to be released, and can be read", async () => {
    const [checked] = await checkTenants(folder, [id]);
    expect(checked?.reasons).toEqual([]);
    expect(checked?.tenant?.deployStatus).toBe("preparing");
    expect(checked?.tenant && contrastWarnings(checked.tenant.theme)).toEqual([]);
  });

  it("promises nothing that a clinic may not promise, and leaves no question open", async () => {
    const files = await readdir(join(folder, id, "content"));
    const texts = files.filter((name) => name.endsWith(".json")).map((name) => join("content", name));
    const all = await Promise.all(
      [...texts, "tenant.json"].map((name) => readFile(join(folder, id, name), "utf8")),
    );
    expect(all.join("").match(/최고|1위|100%|완벽|부작용 없|통증 없|보장|\{\{|undefined/g)).toBeNull();
  });

  it("shows every treatment and its neighbour by pictures of their own", async () => {
    const { products: rows } = await readTenantJson(id, "content/products.json");
    const images: { url: string; alt: string }[] = rows.map((row: { image: object }) => row.image);
    expect(new Set(images.map(({ url }) => url)).size).toBe(images.length);
    expect(images.filter(({ alt }, index) => alt === images[index - 1]?.alt)).toEqual([]);
  });
});

describe("a new clinic from a table and photographs", () => {
  const id = "moonlight";
  let sources: string;
  beforeAll(async () => {
    sources = await mkdtemp(join(tmpdir(), "sources-"));
    await mkdir(join(sources, "photos"));
    await writeFile(join(sources, "t.csv"), TABLE);
    for (const name of ["logo", "hero", "공간1", "한달빛", "피코 토닝", "map"])
      await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#aabbcc" } })
        .jpeg()
        .toFile(join(sources, "photos", `${name}.jpg`));
    await write({
      id,
      template: "dermatology",
      domain: "달빛.한국",
      csv: join(sources, "t.csv"),
      pictures: join(sources, "photos"),
    });
  });
  afterAll(() => rm(sources, { recursive: true }));

  it("passes the check and is deployed on its domain, in ASCII", async () => {
    const [checked] = await checkTenants(folder, [id]);
    expect(checked?.reasons).toEqual([]);
    expect(checked?.tenant?.domains.primary).toBe("xn--bk1bw0t.xn--3e0b707e");
    expect(checked?.tenant?.deployStatus).toBe("deployed");
  });

  it("has an event with the event column's price, and a page of its rooms", async () => {
    const { events } = await readTenantJson(id, "content/events.json");
    expect(events).toMatchObject([{ startDay: 0, endDay: 29, prices: { "piko-toning-1hoe": 70_000 } }]);
    const { pages } = await readTenantJson(id, "content/pages.json");
    expect(pages.map(({ key }: { key: string }) => key)).toEqual(["introduce", "space"]);
  });

  it("is published and seeded", async () => {
    const engine = engines.find(({ name }) => name === "PGlite");
    if (!engine) throw new Error("there is no PGlite to publish to");
    const database = await engine.open();
    try {
      const outcomes = await publishTenants(
        { db: database.db, folder, now: new Date(`${TODAY}T00:00:00Z`) },
        { ids: [id], by: "kim" },
      );
      expect(outcomes).toMatchObject([{ id, status: "published", isSeeded: true, reasons: [] }]);
      const rows = await database.db.select().from(products);
      expect(rows.map(({ name }) => name)).toEqual(["피코 토닝", "아쿠아 필링", "흉터 상담"]);
    } finally {
      await database.close();
    }
  });

  it("refuses a second one of its name", async () => {
    await expect(plan({ id, template: "dental" })).rejects.toThrow(/moonlight is there already/);
    const { made } = await plan({ id: "other", template: "dental" });
    await expect(writeTenant(folder, id, made, silent)).rejects.toThrow(CommandError);
    expect((await readTenantJson(id, "tenant.json")).domains.primary).toBe("xn--bk1bw0t.xn--3e0b707e");
  });
});

describe("a new clinic that comes to nothing", () => {
  it("names every flag that is missing or wrong at once", async () => {
    await expect(gatherAnswers({ id: "X", tel: "1" }, { folder, hosts: new Map() }, null)).rejects.toThrow(
      /--id: .*\n--tel: /s,
    );
    await expect(gatherAnswers({}, { folder, hosts: new Map() }, null)).rejects.toThrow(
      /--id <id>: is missing.*--business-number <number>: is missing/s,
    );
  });

  it("leaves nothing behind when it is stopped half-way", async () => {
    const { made } = await plan({ id: "halfway", template: "dental" });
    const [first] = made.pictures;
    if (!first) throw new Error("no picture is planned");
    first.make = () => Promise.reject(new Error("stopped"));
    await expect(writeTenant(folder, "halfway", made, silent)).rejects.toThrow("stopped");
    expect((await readdir(folder)).filter((name) => /halfway/.test(name))).toEqual([]);
  });

  it("clears away what a killed process has left", async () => {
    // No process has the highest number that a pid can be.
    await mkdir(join(folder, ".new-4194304-dead"));
    await write({ id: "after", template: "dental" });
    expect(await readdir(folder)).not.toContain(".new-4194304-dead");
  });
});
