import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contentFolder } from "../../tenancy/tenant-files";
import { openContent, type Product } from "../../testing/content";
import { oneEngine } from "../../testing/engines";
import type { ContentFile } from "../../testing/stories";
import { contentFile } from "../../testing/tenants";
import { publishTenants } from "../publish";
import { applyContent, diffContent } from "./content-files";

describe.each(oneEngine)("content files on $name", (engine) => {
  let site: Awaited<ReturnType<typeof openContent>>;
  beforeAll(async () => {
    site = await openContent(engine);
  });
  afterAll(() => site.clinic.close());
  beforeEach(async () => {
    await write(contentFile());
    await apply({ isRemoving: true });
  });

  const request = () => ({ id: "alpha", folder: site.clinic.folder, by: "a test" });
  const diff = () => diffContent(site.clinic.services.tenancy, request());
  const apply = ({ isRemoving = false } = {}) =>
    applyContent(site.clinic.services.tenancy, { ...request(), isRemoving });
  async function write(content: ContentFile): Promise<void> {
    const folder = contentFolder(site.clinic.folder, "alpha");
    const [name = ""] = (await readdir(folder)).filter((file) => file.endsWith(".json"));
    await writeFile(join(folder, name), JSON.stringify(content));
  }
  async function change(edit: (content: Required<ContentFile>) => void): Promise<void> {
    const content = structuredClone(contentFile()) as Required<ContentFile>;
    edit(content);
    await write(content);
  }
  const nameOf = async (id: number) => (await site.shown(id)).name;

  it("say what the site says after seeding", async () => {
    expect(await diff()).toEqual([]);
  });

  it("are said thing by thing, and made live with a version and without losing ids", async () => {
    const product = await site.first("product");
    const { options } = product.body as Product;
    await change(({ products, notices }) => {
      const [first] = products;
      if (first?.options[0]) first.options[0].price = 80_000;
      notices.push({ title: "새 공지", contentHtml: "<p>안내</p>", daysAgo: 0 });
    });
    const expected = [
      {
        ...{ kind: "product", id: product.id, label: (product.body as Product).name, what: "changed" },
        changes: [
          {
            field: `options.${options[0]?.id}.price`,
            before: String(options[0]?.price),
            after: "80000",
          },
        ],
      },
      { kind: "notice", id: null, label: "새 공지", what: "added" },
    ];
    expect(await diff()).toMatchObject(expected);
    expect(await apply()).toMatchObject(expected);
    expect(await site.regularPrice(product.id)).toBe(80_000);
    expect(await diff()).toEqual([]);
    const [newest] = (await site.owner.call("GET /studio/:clinic/publishes", { query: {} })).rows;
    expect(newest).toMatchObject({ kind: "files", by: { id: null, name: "a test" } });
    if (newest) await site.undo(newest.id);
    expect(await site.regularPrice(product.id)).toBe(options[0]?.price);
  });

  it("remove what they do not name only when they are told", async () => {
    const [event] = await site.list("event");
    await change((content) => void content.events.splice(0, 1));
    expect(await diff()).toMatchObject([{ kind: "event", id: event?.id, what: "missing" }]);
    expect(await apply()).toEqual([]);
    expect(await site.list("event")).toContainEqual(expect.objectContaining({ id: event?.id }));
    await apply({ isRemoving: true });
    expect((await site.list("event")).map(({ id }) => id)).not.toContain(event?.id);
  });

  it("add a thing with its own key, which finds it again, and what names it", async () => {
    await change(({ products, events }) => {
      const [model] = products;
      const [option] = model?.options ?? [];
      if (!model || !option) throw new Error("There is no product");
      products.push({
        ...model,
        key: "new-laser",
        name: "새 레이저",
        related: [model.key],
        options: [{ ...option, key: "new-laser-1", name: "1회" }],
      });
      events[0] = { ...(events[0] as (typeof events)[number]), prices: { "new-laser-1": 9_900 } };
    });
    await apply();
    expect(await diff()).toEqual([]);
    const added = (await site.list("product")).find(({ label }) => label === "새 레이저");
    if (!added) throw new Error("The product is missing");
    expect(added.id).toBeGreaterThan(1_000_000);
    expect(await nameOf(added.id)).toBe("새 레이저");
    const [event] = await site.list("event");
    const optionId = (added.body as Product).options[0]?.id;
    expect(event?.body).toMatchObject({ prices: [{ optionId, price: 9_900 }] });
  });

  it("bring things into the files' order", async () => {
    await change(({ doctors }) => void doctors.reverse());
    expect(await diff()).toMatchObject([{ kind: "order", label: "doctor", what: "changed" }]);
    const before = (await site.list("doctor")).map(({ id }) => id);
    await apply();
    expect((await site.list("doctor")).map(({ id }) => id)).toEqual(before.toReversed());
    expect(await diff()).toEqual([]);
  });

  it("show what was changed in the studio as a difference", async () => {
    const notice = await site.first("notice");
    await site.save(notice, { ...notice.body, title: "스튜디오에서 고친 공지" });
    await site.publishAll();
    expect(await diff()).toMatchObject([
      { kind: "notice", id: notice.id, changes: [{ field: "title", before: "스튜디오에서 고친 공지" }] },
    ]);
  });

  it("say the same as the site for every demo clinic", { timeout: 120_000 }, async () => {
    const { tenancy } = site.clinic.services;
    const place = { db: site.clinic.db, folder: "tenants", now: site.clinic.clock.now };
    await publishTenants(place, { by: "a test" });
    for (const id of ["lumiere", "haneul", "onyu"])
      expect(await diffContent(tenancy, { id, folder: "tenants", by: "a test" }), id).toEqual([]);
  });
});
