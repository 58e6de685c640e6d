import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { customerPosts } from "../db/schema/boards";
import { engines } from "../testing/engines";
import { COUNSEL, type Counsel, openCounsel, PASSWORD } from "../testing/posts";

// A hash as it is kept takes a fifth of a second: password.test.ts is about those.
vi.mock("../posts/password", async (load) => {
  const passwords = await load<typeof import("../posts/password")>();
  return { ...passwords, hashPassword: passwords.hashSeededPassword };
});

describe.each(engines)("posts of visitors on $name", (engine) => {
  let counsel: Counsel;
  beforeAll(async () => {
    counsel = await openCounsel(engine);
  });
  afterAll(() => counsel.close());

  const kept = async (id: number) =>
    (await counsel.db.select().from(customerPosts).where(eq(customerPosts.id, id)))[0];

  it("keeps what is written and shows it with a masked author", async () => {
    const { body } = await counsel.write({ category: "시술", content: " 첫 줄\r\n둘째 줄 " });
    expect(body.row).toMatchObject({
      boardTypeId: COUNSEL,
      title: "궁금합니다",
      content: "첫 줄\n둘째 줄",
      category: "시술",
      authorName: "김하나",
      isOwn: true,
      isAnswered: false,
      createdAt: counsel.clock.now.toISOString(),
    });
    const { status, body: seen } = await counsel.read(body.row.id);
    expect(status).toBe(200);
    expect(seen.row).toMatchObject({ authorName: "김*나", content: "첫 줄\n둘째 줄", isOwn: false });
    expect((await counsel.list({ boardTypeId: COUNSEL })).rows[0]).toMatchObject({
      id: body.row.id,
      title: "궁금합니다",
      authorName: "김*나",
      isPrivate: false,
      hasAttachments: false,
    });
    const row = await kept(body.row.id);
    expect(row).toMatchObject({
      phone: "01012345678",
      agreements: [{ termId: 4, version: "1", agreedAt: counsel.clock.now.toISOString() }],
    });
    expect(row?.passwordHash).toMatch(/^\$scrypt\$/);
    expect(JSON.stringify([body, seen])).not.toMatch(/1234-?5678|passwordHash/);
  });

  it("lists ten a page, the latest first, by the board's own numbers", async () => {
    for (let made = 0; made < 11; made++) await counsel.write({ title: `쪽 ${made}` });
    const first = await counsel.list({ boardTypeId: COUNSEL });
    const second = await counsel.list({ boardTypeId: COUNSEL, page: 2 });
    expect(first).toMatchObject({ page: 1, pageSize: 10 });
    const numbers = [...first.rows, ...second.rows].map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: first.count }, (_, index) => first.count - index));
    expect((await counsel.list({})).rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
  });

  it("counts numbers without holes or doubles under parallel writes", async () => {
    const before = (await counsel.list({ boardTypeId: COUNSEL })).rows[0]?.number ?? 0;
    const spoiled = counsel.write({ attachmentIds: [randomUUID()] });
    const written = await Promise.all(Array.from({ length: 8 }, () => counsel.write()));
    expect((await spoiled).status).toBe(400);
    const numbers = written.map(({ body }) => body.row.number).sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => before + 1 + index));
  });

  it("never reuses a deleted post's number", async () => {
    const { id, number } = (await counsel.write()).body.row;
    await counsel.remove(id, PASSWORD);
    expect((await counsel.write()).body.row.number).toBe(number + 1);
  });

  it("makes one post of a request that is repeated with its Idempotency-Key", async () => {
    const options = { headers: { "idempotency-key": randomUUID() } };
    const [one, other] = await Promise.all([counsel.write({}, options), counsel.write({}, options)]);
    expect(other.body.row.id).toBe(one.body.row.id);
    expect((await counsel.write({ title: "다른 글" }, options)).status).toBe(422);
    await counsel.remove(one.body.row.id, PASSWORD);
    expect((await counsel.write({}, options)).status).toBe(404);
  });

  it("finds public posts by words of title and content, % and _ taken as they are", async () => {
    const { row } = (await counsel.write({ title: "100% 만족_후기", content: "Laser 두번째" })).body;
    for (const keyword of ["100%", "_후기", "laser", "두번째 만족"])
      expect((await counsel.list({ keyword })).rows.map(({ id }) => id)).toEqual([row.id]);
    for (const keyword of ["101%", "z_", "'; drop table customer_posts; --"])
      expect((await counsel.list({ keyword })).rows).toEqual([]);
    const ofCategory = await counsel.list({ category: "시술", keyword: "주차" });
    expect(ofCategory.rows.map(({ title }) => title)).toEqual(["먼저 질문"]);
  });

  it("shows the neighbours of the same board, deleted ones left out", async () => {
    const [first, gone, second] = [await counsel.write(), await counsel.write(), await counsel.write()];
    await counsel.remove(gone.body.row.id, PASSWORD);
    const { previous, next } = (await counsel.read(second.body.row.id)).body.row;
    expect([previous?.id, next]).toEqual([first.body.row.id, null]);
    expect((await counsel.read(first.body.row.id)).body.row.next?.id).toBe(second.body.row.id);
  });

  it("changes a post with its password, and keeps the phone where none is given", async () => {
    const { id } = (await counsel.write({ category: "시술" })).body.row;
    counsel.clock.now = new Date(counsel.clock.now.getTime() + 60_000);
    const changed = await counsel.change(id, {
      title: "고친 제목",
      content: "고친 내용",
      authorName: "이두리",
    });
    expect(changed.body.row).toMatchObject({
      title: "고친 제목",
      content: "고친 내용",
      authorName: "이두리",
      category: null,
      updatedAt: counsel.clock.now.toISOString(),
    });
    expect(await kept(id)).toMatchObject({ phone: "01012345678" });
    await counsel.change(id, { phone: "010 9999 8888" });
    expect(await kept(id)).toMatchObject({ phone: "01099998888" });
    expect((await counsel.open(id, PASSWORD)).status).toBe(200);
  });

  it("erases a post for good when it is deleted", async () => {
    const { id } = (await counsel.write({ title: "지울 글", authorName: "남궁지움" })).body.row;
    expect((await counsel.remove(id, PASSWORD)).body).toEqual({});
    for (const answer of [
      await counsel.read(id),
      await counsel.open(id, PASSWORD),
      await counsel.remove(id, PASSWORD),
      await counsel.change(id, {}),
    ])
      expect(answer.status).toBe(404);
    expect((await counsel.list({ pageSize: 100 })).rows.some((row) => row.id === id)).toBe(false);
    expect(JSON.stringify(await kept(id))).not.toMatch(/지울 글|얼마나|남궁|0101234|scrypt/);
  });

  it("requires no password of the signed-in author only", async () => {
    const [author, other] = [await counsel.signIn(), await counsel.signIn()];
    const { id } = (await counsel.write({ isPrivate: true, title: "내 비밀 글" }, { token: author })).body
      .row;
    const own = await counsel.read(id, { token: author });
    expect(own.body.row).toMatchObject({ title: "내 비밀 글", isOwn: true, authorName: "김하나" });
    expect((await counsel.list({}, { token: author })).rows[0]).toMatchObject({
      title: "내 비밀 글",
      isOwn: true,
    });
    expect((await counsel.list({}, { token: other })).rows[0]).toMatchObject({ title: null, isOwn: false });
    for (const answer of [
      await counsel.read(id, { token: other }),
      await counsel.open(id, undefined, { token: other }),
      await counsel.remove(id, undefined, { token: other }),
      await counsel.change(id, { password: undefined }, { token: other }),
    ])
      expect(answer.body).toMatchObject({ statusCode: 400, message: "post.password-required" });
    const changed = await counsel.change(id, { password: undefined, title: "새 제목" }, { token: author });
    expect(changed.body.row.title).toBe("새 제목");
    expect((await counsel.remove(id, undefined, { token: author })).status).toBe(200);
  });

  it("stores HTML, quotes and emoji as the plain text that they are", async () => {
    const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)> ' " \\ 🦊 \u202e {{7*7}} \${x}`;
    const { row } = (await counsel.write({ title: hostile, content: hostile, authorName: "<b>나</b>" })).body;
    expect((await counsel.read(row.id)).body.row).toMatchObject({ title: hostile, content: hostile });
    expect((await counsel.list({ keyword: "onerror=alert(1)" })).rows.map(({ id }) => id)).toEqual([row.id]);
  });

  it("keeps another partner's posts apart, with the same ids", async () => {
    const mine = (await counsel.write({ title: "alpha의 글" })).body.row;
    const theirs = await counsel.call(
      "GET /customer/customer-boards/:id",
      { params: { id: mine.id } },
      { tenant: "free" },
    );
    expect(theirs.status).toBe(404);
    const seeded = await counsel.list({ keyword: "만의" }, { tenant: "free" });
    expect(seeded.rows.map(({ title }) => title)).toEqual(["free만의 것"]);
    expect((await counsel.read(seeded.rows[0]?.id ?? 0)).status).toBe(404);
    expect((await counsel.remove(mine.id, PASSWORD, { tenant: "free" })).status).toBe(404);
    expect((await counsel.read(mine.id)).status).toBe(200);
  });

  it("tells of each write that changes pages, of its own partner alone", async () => {
    counsel.revalidatedTags.length = 0;
    const { id } = (await counsel.write()).body.row;
    await counsel.change(id, {});
    await counsel.remove(id, PASSWORD);
    await counsel.read(id);
    expect(counsel.revalidatedTags).toEqual(Array(3).fill("partner:alpha:posts"));
  });
});
