import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../testing/engines";
import { type Counsel, openCounsel, picture } from "../testing/posts";

describe.each(engines)("uploads that are not taken on $name", (engine) => {
  let counsel: Counsel;
  beforeAll(async () => {
    counsel = await openCounsel(engine);
  });
  afterAll(() => counsel.close());

  const statusOf = async (url: string) => (await counsel.app.request(url)).status;
  const filesOf = (partner: string) => readdir(join(counsel.filesFolder, partner)).catch(() => []);

  it.each(["..%2f..%2fetc%2fpasswd", "1", "%00", `${randomUUID()}.webp`, randomUUID(), "0".repeat(7000)])(
    "knows nothing at %s",
    async (id) => {
      expect(await statusOf(`/attachments/${id}`)).toBe(404);
    },
  );

  const form = (...fields: [string, string | File][]) => {
    const made = new FormData();
    for (const [name, value] of fields) made.append(name, value);
    return made;
  };
  it.each<[string, () => Promise<FormData> | FormData]>([
    ["no file", () => form()],
    ["a text", () => form(["file", "text"])],
    ["an empty file", () => form(["file", new File([], "a.jpg")])],
    ["another field", async () => form(["picture", new File([new Uint8Array(await picture())], "a.jpg")])],
    [
      "two files",
      async () => {
        const file = new File([new Uint8Array(await picture())], "a.jpg");
        return form(["file", file], ["file", file]);
      },
    ],
  ])("refuses a form with %s", async (_, made) => {
    expect((await counsel.upload(await made())).status).toBe(400);
  });

  it.each([
    ["application/json", "{}"],
    ["multipart/form-data", "no boundary"],
    ["multipart/form-data; boundary=x", "--x\r\nbroken"],
    ["image/jpeg", "\xff\xd8\xff"],
  ])("refuses a body of %s", async (type, body) => {
    const headers = { "content-type": type, "X-Storefront-Origin": "http://alpha.localhost:3000" };
    const answer = await counsel.app.request("/attachments", { method: "POST", headers, body });
    expect(answer.status).toBe(400);
  });

  it("refuses more than 10 MB, and leaves nothing behind of what is refused", async () => {
    const before = (await filesOf("alpha")).length;
    const large = await counsel.upload(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff));
    expect(large).toMatchObject({ status: 413, body: { message: "attachment.too-large" } });
    expect((await counsel.upload(Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
    expect((await counsel.upload(Buffer.from("<html>"))).status).toBe(415);
    expect(await filesOf("alpha")).toHaveLength(before);
  });

  it("takes thirty uploads an hour from one address", async () => {
    const headers = { "x-forwarded-for": "203.0.113.77" };
    for (let sent = 0; sent < 30; sent++)
      expect((await counsel.upload(Buffer.from("x"), { headers })).status).toBe(415);
    const refused = await counsel.upload(await picture(), { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  });
});
