import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { attachments } from "../db/schema/boards";
import { engines } from "../testing/engines";
import { type Counsel, openCounsel, PASSWORD, picture } from "../testing/posts";
import { FRIDAY_MORNING } from "../testing/test-backend";
import { sweepAttachments } from "./claims";

// A hash as it is kept takes a fifth of a second: password.test.ts is about those.
vi.mock("../posts/password", async (load) => {
  const passwords = await load<typeof import("../posts/password")>();
  return { ...passwords, hashPassword: passwords.hashSeededPassword };
});

const later = (seconds: number) => new Date(FRIDAY_MORNING.getTime() + seconds * 1000);
const DAY_SECONDS = 86_400;

describe.each(engines)("attachments on $name", (engine) => {
  let counsel: Counsel;
  beforeAll(async () => {
    counsel = await openCounsel(engine);
  });
  afterAll(() => counsel.close());
  afterEach(() => {
    vi.restoreAllMocks();
    counsel.clock.now = FRIDAY_MORNING;
  });

  const get = (url: string, headers: Record<string, string> = {}) => counsel.app.request(url, { headers });
  const statusOf = async (url: string, headers?: Record<string, string>) => (await get(url, headers)).status;
  const plain = (url: string) => url.split("?")[0] as string;
  async function filesOf(partner: string): Promise<Buffer[]> {
    const folder = join(counsel.filesFolder, partner);
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, name))));
  }
  const removeAll = () => sweepAttachments(counsel.db, counsel.storage, later(10 * DAY_SECONDS));

  it("answers an uploaded picture with a link that shows it", async () => {
    const { status, body, headers } = await counsel.upload(await picture(40, 20), {
      name: "C:\\나의 얼굴.JPG",
    });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body.row).toMatchObject({
      name: "나의 얼굴.webp",
      contentType: "image/webp",
      width: 40,
      height: 20,
    });
    const shown = await get(body.row.url);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-disposition": expect.stringMatching(/^inline; .*filename\*=UTF-8''%EB%82%98[%\w]*\.webp$/),
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.byteLength).toBe(body.row.bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 40, height: 20 });
  });

  it("serves a signed link for a quarter of an hour, unchanged only", async () => {
    const { url, id } = await counsel.uploadPicture();
    const other = await counsel.uploadPicture();
    for (const wrong of [
      plain(url),
      `${url}x`,
      url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 1}`),
      url.replace(id, other.id),
      url.replace(/signature=.*/, "signature="),
    ])
      expect(await statusOf(wrong)).toBe(404);
    counsel.clock.now = later(899);
    expect(await statusOf(url)).toBe(200);
    counsel.clock.now = later(900);
    expect(await statusOf(url)).toBe(404);
  });

  it("serves a public post's pictures to all, by links without an end", async () => {
    const file = await counsel.uploadPicture();
    const { row } = (await counsel.write({ attachmentIds: [file.id] })).body;
    const [shown] = (await counsel.read(row.id)).body.row.attachments;
    expect(shown).toEqual({ ...file, url: `/attachments/${file.id}` });
    const answer = await get(shown?.url ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=300");
    expect((await counsel.list()).rows[0]).toMatchObject({ id: row.id, hasAttachments: true });
  });

  it("serves a private post's pictures to those who opened it, and hides them again", async () => {
    const file = await counsel.uploadPicture();
    const { row } = (await counsel.write({ isPrivate: true, attachmentIds: [file.id] })).body;
    expect(await statusOf(plain(file.url))).toBe(404);
    expect(JSON.stringify([await counsel.list(), (await counsel.read(row.id)).body])).not.toContain(file.id);
    const opened = (await counsel.open(row.id, PASSWORD)).body.row.attachments[0]?.url ?? "";
    expect(opened).toContain("signature=");
    expect(await statusOf(opened)).toBe(200);
    await counsel.change(row.id, { isPrivate: false, attachmentIds: [file.id] });
    expect(await statusOf(plain(opened))).toBe(200);
    await counsel.change(row.id, { isPrivate: true, attachmentIds: [file.id] });
    expect(await statusOf(plain(opened))).toBe(404);
  });

  it("removes the files that a post gives up, and all of a deleted one", async () => {
    await removeAll();
    const before = (await filesOf("alpha")).length;
    const [kept, dropped, added] = [
      await counsel.uploadPicture(),
      await counsel.uploadPicture(),
      await counsel.uploadPicture(),
    ];
    const { row } = (await counsel.write({ attachmentIds: [kept.id, dropped.id] })).body;
    const changed = await counsel.change(row.id, { attachmentIds: [kept.id, added.id] });
    expect(changed.body.row.attachments.map(({ id }) => id).sort()).toEqual([kept.id, added.id].sort());
    for (const url of [dropped.url, plain(dropped.url)]) expect(await statusOf(url)).toBe(404);
    expect(await filesOf("alpha")).toHaveLength(before + 2);
    await counsel.remove(row.id, PASSWORD);
    expect(await statusOf(plain(kept.url))).toBe(404);
    expect(await filesOf("alpha")).toHaveLength(before);
  });

  it("deletes a post while the store is away, and its files when it is back", async () => {
    await removeAll();
    const before = (await filesOf("alpha")).length;
    const file = await counsel.uploadPicture();
    const { row } = (await counsel.write({ attachmentIds: [file.id] })).body;
    vi.spyOn(counsel.storage, "remove").mockRejectedValueOnce(new Error("away"));
    expect((await counsel.remove(row.id, PASSWORD)).status).toBe(200);
    for (const url of [file.url, plain(file.url)]) expect(await statusOf(url)).toBe(404);
    expect(await filesOf("alpha")).toHaveLength(before + 1);
    await sweepAttachments(counsel.db, counsel.storage, counsel.clock.now);
    expect(await filesOf("alpha")).toHaveLength(before);
  });

  it("sweeps what no post has named within a day, and nothing else", async () => {
    await removeAll();
    const claimed = await counsel.uploadPicture();
    await counsel.write({ attachmentIds: [claimed.id] });
    await counsel.uploadPicture();
    await counsel.upload(await picture(), { tenant: "free" });
    counsel.clock.now = later(60);
    const young = await counsel.uploadPicture();
    expect(await sweepAttachments(counsel.db, counsel.storage, later(DAY_SECONDS - 1))).toBe(0);
    expect(await sweepAttachments(counsel.db, counsel.storage, later(DAY_SECONDS))).toBe(2);
    const rows = await counsel.db.select().from(attachments);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([claimed.id, young.id]));
    expect(await filesOf("free")).toEqual([]);
    counsel.clock.now = later(60 + DAY_SECONDS);
    expect((await counsel.write({ attachmentIds: [young.id] })).status).toBe(400);
    expect(await statusOf(plain(claimed.url))).toBe(200);
  });

  it("gives a file to one post: one of several at the same moment", async () => {
    const { id } = await counsel.uploadPicture();
    const written = await Promise.all([1, 2, 3].map(() => counsel.write({ attachmentIds: [id] })));
    expect(written.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await counsel.write({ attachmentIds: [id, randomUUID()] })).status).toBe(400);
  });

  it("keeps partners apart", async () => {
    const theirs = (await counsel.upload(await picture(), { tenant: "free" })).body.row;
    expect((await counsel.write({ attachmentIds: [theirs.id] })).status).toBe(400);
    expect(await statusOf(theirs.url)).toBe(200);
    const asAlpha = { "X-Storefront-Origin": "http://alpha.localhost:3000" };
    expect(await statusOf(theirs.url, asAlpha)).toBe(404);
    expect(await statusOf(theirs.url, { "X-Storefront-Origin": "http://free.localhost:3000" })).toBe(200);
    expect(await statusOf(theirs.url, { "X-Storefront-Origin": "http://nobody.example" })).toBe(400);
  });

  it("lets the tenant's own pages upload, and no others", async () => {
    const preflight = (origin: string) =>
      counsel.app.request("/attachments", {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
    const own = await preflight("http://alpha.localhost:3000");
    expect(own.headers.get("access-control-allow-origin")).toBe("http://alpha.localhost:3000");
    expect((await preflight("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
    const nobody = await counsel.upload(await picture(), { tenant: "nobody" });
    expect(nobody.status).toBe(400);
  });

  it("never logs a link's signature or a file's name", async () => {
    counsel.logLines.length = 0;
    const { body } = await counsel.upload(await picture(), { name: "비밀얼굴.jpg" });
    await get(body.row.url);
    expect(counsel.logLines).toHaveLength(2);
    const { signature } = Object.fromEntries(new URLSearchParams(body.row.url.split("?")[1]));
    expect(signature).toMatch(/^[\w-]{43}$/);
    for (const secret of [signature ?? "", "비밀얼굴"])
      expect(counsel.logLines.join("")).not.toContain(secret);
  });
});
