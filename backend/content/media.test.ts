import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStudioApp } from "../http/app";
import { listTasks } from "../tenancy/tasks";
import type { Product } from "../testing/content";
import { outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { openMedia, photo } from "../testing/media";

type MediaSite = Awaited<ReturnType<typeof openMedia>>;

describe.each(engines)("a clinic's pictures on $name", (engine) => {
  let site: MediaSite;
  beforeAll(async () => {
    site = await openMedia(engine);
  });
  afterAll(() => site.close());

  const filesOf = (partner: string) =>
    readdir(join(site.clinic.filesFolder, partner, "media")).catch(() => []);
  const get = (path: string) => site.clinic.app.request(path);

  it("are stored upright and without place and time, and served for good by their content", async () => {
    const taken = await sharp(await photo(900, 1200))
      .withExif({ IFD0: { Copyright: "secret place" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { row } = await site.upload(taken, "라운지 <b>.jpg");
    expect(row).toMatchObject({
      name: "라운지 b",
      width: 1200,
      height: 900,
      alt: "",
      uses: [],
      by: "서대표",
    });
    const response = await get(row.url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const stored = Buffer.from(await response.arrayBuffer());
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes("secret place")).toBe(false);
    const etag = response.headers.get("etag") ?? "";
    expect((await site.clinic.app.request(row.url, { headers: { "if-none-match": etag } })).status).toBe(304);
    // The same picture again is the same picture.
    const stocked = await filesOf("alpha");
    expect((await site.upload(taken, "again.jpg")).row.id).toBe(row.id);
    expect(await filesOf("alpha")).toEqual(stocked);
  });

  it("belong to one clinic", async () => {
    const { row } = await site.upload(await photo(800, 800, "#0000ff"));
    expect((await get(row.url.replace("/alpha/", "/beta/"))).status).toBe(404);
    const params = { id: row.id ?? 0 };
    const body = { name: "x", alt: "x", isDecoration: false, focus: { x: 1, y: 1 }, crops: {} };
    const tries = [
      outcomeOf(site.stranger.call("PUT /studio/:clinic/media/:id", { params, body })),
      outcomeOf(site.stranger.call("DELETE /studio/:clinic/media/:id", { params })),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404]);
    const theirs = await site.stranger.call("GET /studio/:clinic/media", { query: {} });
    expect(theirs.rows.map(({ file }) => file)).not.toContain(row.file);
  });

  it.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ["an SVG with a script", 415, "attachment.type", () => Buffer.from("<svg onload='alert(1)'/>")],
    ["HTML", 415, "attachment.type", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a GIF", 415, "attachment.type", () => Buffer.from("GIF89a<script>")],
    [
      "HTML after a JPEG's first bytes",
      422,
      "attachment.unreadable",
      () => Buffer.from("\xff\xd8\xff<script>", "latin1"),
    ],
    ["half a picture", 422, "attachment.unreadable", async () => (await photo(900, 900)).subarray(0, 400)],
    ["an iPhone's HEIC", 415, "attachment.heic", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1")],
    ["0 bytes", 400, "media.empty", () => Buffer.alloc(0)],
    ["too small a picture", 422, "media.too-small", () => photo(320, 240)],
    ["a decompression bomb", 422, "attachment.too-many-pixels", () => bomb()],
  ])("refuse %s, and leave nothing behind", async (_, status, code, made) => {
    const before = await filesOf("alpha");
    const refused = await site.upload(await made(), "x.jpg");
    expect(refused).toMatchObject({ status, body: { message: code } });
    expect(refused.body.translatedMessage).toMatch(/[가-힣]/);
    expect(await filesOf("alpha")).toEqual(before);
  });

  it("keep no script of a file that is both picture and page", async () => {
    const polyglot = Buffer.concat([await photo(700, 700), Buffer.from("<script>alert(1)</script>")]);
    const { row } = await site.upload(polyglot, "a.html");
    const stored = Buffer.from(await (await get(row.url)).arrayBuffer());
    expect(stored.includes("script")).toBe(false);
    expect(row.file).toMatch(/^[0-9a-f]{32}\.webp$/);
  });

  it("are uploaded by who writes content, from the studio alone", async () => {
    const bytes = await photo(640, 640, "#00ff00");
    expect((await site.upload(bytes, "x.jpg", { cookie: "" })).status).toBe(401);
    expect((await site.upload(bytes, "x.jpg", { origin: "https://evil.example" })).status).toBe(403);
    expect(await outcomeOf(site.desk.call("GET /studio/:clinic/media", { query: {} }))).toMatchObject({
      status: 403,
    });
    const app = createStudioApp(site.clinic.services);
    expect((await app.request("/studio/alpha/media/files/picture.webp")).status).toBe(401);
  });

  it("say what they show or are decoration, and are cut around what matters", async () => {
    const { row } = await site.upload(await photo(1600, 900, "#123456"));
    const change = { name: "접수대", alt: "", isDecoration: false, focus: { x: 90, y: 50 }, crops: {} };
    await expect(site.change(row, change)).rejects.toThrow("그림에 무엇이 보이는지");
    const saved = await site.change(row, { ...change, alt: "밝은 접수대" });
    // As wide as the picture itself: nothing to cut.
    expect(Object.keys(saved.cuts).sort()).toEqual(["1:1", "4:5", "doctor"]);
    const doctor = await sharp(
      Buffer.from(await (await get(saved.cuts.doctor ?? "")).arrayBuffer()),
    ).metadata();
    expect(doctor).toMatchObject({ width: 512, height: 640 });
    const cropped = await site.change(row, {
      ...change,
      isDecoration: true,
      crops: { "1:1": { x: 5000, y: 10, width: 400, height: 9000 } },
    });
    expect(cropped.crops["1:1"]).toEqual({ x: 1200, y: 10, width: 400, height: 400 });
    expect(cropped.cuts["1:1"]).not.toBe(saved.cuts["1:1"]);
    expect(cropped.cuts["4:5"]).toBe(saved.cuts["4:5"]);
  });

  it("cannot be removed while a draft or the site uses them, which is said", async () => {
    const { row } = await site.upload(await photo(1200, 1200, "#abcdef"));
    const product = await site.content.first("product");
    const image = { url: row.url, alt: "세럼 병" };
    await site.content.save(product, { ...(product.body as Product), image });
    const [listed] = (await site.list({ use: "used" })).filter(({ id }) => id === row.id);
    expect(listed?.uses).toEqual([{ kind: "product", id: product.id, label: product.label, isDraft: true }]);
    const refused = await outcomeOf(site.remove(row));
    expect(refused).toMatchObject({ status: 409, code: ["media.in-use", `시술 ${product.label} (초안)`] });
    await site.content.publishAll();
    expect(await outcomeOf(site.remove(row))).toMatchObject({
      code: ["media.in-use", `시술 ${product.label}`],
    });
    const live = await site.content.first("product");
    await site.content.save(live, product.body);
    // Its draft names another picture, the site still this one.
    expect((await outcomeOf(site.remove(row))).status).toBe(409);
    await site.content.publishAll();
    const before = await filesOf("alpha");
    await site.remove(row);
    expect((await get(row.url)).status).toBe(404);
    const tasks = await listTasks(site.clinic.db, "remove-file");
    expect(tasks.map(({ subject }) => subject.split("/").at(-1))).toEqual([expect.toBeOneOf(before)]);
    expect((await site.list({})).map(({ id }) => id)).not.toContain(row.id);
  });

  it("are found within HTML and configuration, and the clinic's own files beside them", async () => {
    const { row } = await site.upload(await photo(1700, 700, "#fedcba"), "배너.jpg");
    const [notice] = await site.content.list("notice");
    const home = await site.content.first("home");
    if (!notice) throw new Error("There is no notice");
    await site.content.save(notice, {
      ...notice.body,
      contentHtml: `<p><img src="http://localhost:4000${row.url}" alt=""></p>`,
    });
    await writeFile(join(site.clinic.folder, "alpha/content/images/own.jpg"), await photo(700, 500));
    const images = [
      { url: row.url, alt: "복도" },
      { url: "/media/alpha/own.jpg", alt: "마당" },
    ];
    await site.content.save(home, {
      blocks: [{ type: "space", title: "공간", description: null, images }],
    });
    const all = await site.list({});
    const uses = all.find(({ id }) => id === row.id)?.uses.map(({ kind }) => kind);
    expect(uses?.toSorted()).toEqual(["home", "notice"]);
    expect(all.find(({ id }) => id === null)).toMatchObject({
      file: "own.jpg",
      url: "/media/alpha/own.jpg",
      alt: "마당",
      width: 700,
      height: 500,
    });
    const found = async (query: object) => (await site.list(query)).map(({ id }) => id);
    expect(await found({ search: "배 너" })).toEqual([row.id]);
    expect(await found({ use: "unused" })).not.toContain(row.id);
    expect(await found({ size: "small" })).not.toContain(row.id);
    expect(await found({ use: "noAlt", size: "large" })).toEqual([row.id]);
    await site.content.discardAll();
  });

  it("of before and after are members' from their draft on", async () => {
    const { row } = await site.upload(await photo(900, 900, "#777777"));
    const pair = {
      ...{ title: "리프팅", description: "", category: "리프팅", elapsed: "시술 4주 후", isNoYouth: false },
      ...{ beforeImageUrl: row.url, afterImageUrl: row.url, productId: null, employeeId: null },
      publishedAt: "2026-11-01",
    };
    expect((await get(row.url)).status).toBe(200);
    await site.content.owner.call("POST /studio/:clinic/content/:kind", {
      params: { kind: "beforeAfter" },
      body: { body: pair },
    });
    expect((await get(row.url)).status).toBe(404);
    await site.content.publishAll();
    expect((await get(row.url)).status).toBe(404);
    expect((await site.list({})).find(({ id }) => id === row.id)?.isMembers).toBe(true);
    expect((await site.listAs(site.agency)).map(({ id }) => id)).not.toContain(row.id);
    const wanted = { params: { id: row.id ?? 0 } };
    const body = { name: "x", alt: "x", isDecoration: false, focus: { x: 1, y: 1 }, crops: {} };
    const tries = [
      outcomeOf(site.agency.call("PUT /studio/:clinic/media/:id", { ...wanted, body })),
      outcomeOf(site.agency.call("POST /studio/:clinic/media/:id/renewal", wanted)),
      outcomeOf(site.agency.call("DELETE /studio/:clinic/media/:id", wanted)),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404]);
    const seen = await site.studioGet(`/studio/alpha/media/files/${row.file}?width=360`);
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  it("keep an earlier cut for what names it, until that is renewed", async () => {
    const { row } = await site.upload(await photo(1500, 1500, "#334455"));
    const change = { name: "병", alt: "세럼 병", isDecoration: false, focus: { x: 50, y: 50 } };
    const crop = (x: number) => ({ ...change, crops: { "4:5": { x, y: 0, width: 600, height: 750 } } });
    const first = await site.change(row, crop(0));
    const event = await site.content.first("event");
    await site.content.save(event, { ...event.body, image: { url: first.cuts["4:5"], alt: "세럼 병" } });
    const second = await site.change(row, crop(300));
    expect(second).toMatchObject({ outdated: 1 });
    expect((await get(first.cuts["4:5"] ?? "")).status).toBe(200);
    expect((await site.renew(row)).row).toEqual({ drafts: 1 });
    expect((await site.content.first("event")).body).toMatchObject({ image: { url: second.cuts["4:5"] } });
    expect((await site.list({})).find(({ id }) => id === row.id)?.outdated).toBe(0);
    await site.content.discardAll();
  });
});

/** A few kilobytes that are 65 million pixels. */
const bomb = () =>
  sharp({
    create: { width: 8100, height: 8100, channels: 3, background: "#000" },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
