import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { CreateCustomerPost } from "@/contract/api/customer-boards";
import { engines } from "../testing/engines";
import { type Counsel, NEWS, openCounsel } from "../testing/posts";

// A hash as it is kept takes a fifth of a second: password.test.ts is about those.
vi.mock("../posts/password", async (load) => {
  const passwords = await load<typeof import("../posts/password")>();
  return { ...passwords, hashPassword: passwords.hashSeededPassword };
});

describe.each(engines)("posts that are not taken on $name", (engine) => {
  let counsel: Counsel;
  beforeAll(async () => {
    counsel = await openCounsel(engine);
  });
  afterAll(() => counsel.close());

  it.each<[string, Partial<Record<keyof CreateCustomerPost, unknown>>, number]>([
    ["a NUL in the title", { title: "a\0b" }, 400],
    ["half a letter", { content: "\ud83e" }, 400],
    ["an empty title", { title: "  \n " }, 400],
    ["a title of 121 letters", { title: "가".repeat(121) }, 400],
    ["content of 5,001 letters", { content: "가".repeat(5001) }, 400],
    ["content of a megabyte", { content: "a".repeat(1_000_000) }, 413],
    ["a number for the title", { title: 7 }, 400],
    ["an object for the content", { content: { $gt: "" } }, 400],
    ["a list for the author", { authorName: ["김하나"] }, 400],
    ["null for the author", { authorName: null }, 400],
    ["a phone that is none", { phone: "12345" }, 400],
    ["a password of three letters", { password: "123" }, 400],
    ["a password of 33 letters", { password: "1".repeat(33) }, 400],
    ["a text for the switch", { isPrivate: "true" }, 400],
    ["another board's category", { category: "언론" }, 400],
    ["six pictures", { attachmentIds: Array.from({ length: 6 }, () => randomUUID()) }, 400],
    ["a picture that is no id", { attachmentIds: ["../../etc/passwd"] }, 400],
    ["a picture that was never uploaded", { attachmentIds: [randomUUID()] }, 400],
    ["no agreement", { agreements: [] }, 400],
    ["an agreement to an old text", { agreements: [{ termId: 4, version: "0" }] }, 400],
    ["an agreement to a term for signing up", { agreements: [{ termId: 1, version: "1" }] }, 400],
    ["the clinic's own board", { boardTypeId: NEWS }, 400],
    ["a board of nobody", { boardTypeId: 999 }, 404],
    ["a board of another partner", { boardTypeId: 4 }, 404],
    ["a negative board", { boardTypeId: -3 }, 400],
    ["a vast board", { boardTypeId: 1e300 }, 400],
  ])("refuses %s and writes nothing", async (_, changes, status) => {
    const { count } = await counsel.list();
    const rawBody = JSON.stringify({ ...counsel.postBody(), ...changes });
    const answer = await counsel.call(
      "POST /customer/customer-boards",
      { body: counsel.postBody() },
      { rawBody },
    );
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty("translatedMessage", expect.stringMatching(/[가-힣]/));
    expect((await counsel.list()).count).toBe(count);
  });

  it("says of each field what is wrong with it", async () => {
    const rawBody = JSON.stringify({ ...counsel.postBody(), title: "", password: "1", phone: "x" });
    const { body } = await counsel.call(
      "POST /customer/customer-boards",
      { body: counsel.postBody() },
      { rawBody },
    );
    const reasons = (body as unknown as { message: string[] }).message.join("\n");
    for (const field of ["body.title: ", "body.password: ", "body.phone: "]) expect(reasons).toContain(field);
  });

  it("takes ten posts an hour from one address, repeated and refused ones not counted", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9", "idempotency-key": randomUUID() };
    const writeFrom = (key: string) => counsel.write({}, { headers: { ...headers, "idempotency-key": key } });
    await counsel.write({ title: "" }, { headers });
    await writeFrom(headers["idempotency-key"]);
    await writeFrom(headers["idempotency-key"]);
    for (let made = 0; made < 9; made++) expect((await writeFrom(randomUUID())).status).toBe(200);
    const refused = await writeFrom(randomUUID());
    expect(refused).toMatchObject({ status: 429 });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await counsel.write()).status).toBe(200);
  });
});
