import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PartnerScope } from "../db/scope";
import { answerPost } from "../posts/answer-post";
import { engines } from "../testing/engines";
import { type Counsel, openCounsel, PASSWORD } from "../testing/posts";

// A hash as it is kept takes a fifth of a second: password.test.ts is about those.
vi.mock("../posts/password", async (load) => {
  const passwords = await load<typeof import("../posts/password")>();
  return { ...passwords, hashPassword: passwords.hashSeededPassword };
});

const SECRET = "아무도모를이야기";
const TITLE = "아무도모를제목";

describe.each(engines)("private posts on $name", (engine) => {
  let counsel: Counsel;
  beforeAll(async () => {
    counsel = await openCounsel(engine);
  });
  afterAll(() => counsel.close());
  afterEach(() => void vi.useRealTimers());

  const writeSecret = async () =>
    (await counsel.write({ isPrivate: true, title: TITLE, content: `${SECRET} 입니다` })).body.row.id;
  const answer = (id: number, html: string) =>
    answerPost(
      {
        scope: new PartnerScope(counsel.db, "alpha"),
        revalidator: { revalidate: (tags) => void counsel.revalidatedTags.push(...tags) },
        now: counsel.clock.now,
      },
      id,
      html,
    );
  const refusal = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { message?: unknown }).message,
  ];

  it("are in lists, searches and beside others, and say nothing there", async () => {
    const before = (await counsel.write()).body.row.id;
    const id = await writeSecret();
    const after = (await counsel.write()).body.row.id;
    await answer(id, `<p>${SECRET} 답</p>`);
    const answers = [
      await counsel.list(),
      await counsel.list({ pageSize: 100 }),
      await counsel.list({ keyword: SECRET }),
      await counsel.list({ keyword: TITLE }),
      await counsel.list({ keyword: "아무도" }),
      (await counsel.read(before)).body,
      (await counsel.read(after)).body,
      (await counsel.read(id)).body,
      (await counsel.open(id, "틀린비번")).body,
      (await counsel.remove(id, "틀린비번")).body,
      (await counsel.change(id, { password: "틀린비번" })).body,
      (await counsel.call("GET /customer/notice-customer-boards", { query: {} })).body,
      (await counsel.call("GET /customer/notice-customer-boards/:id", { params: { id } })).body,
      (await counsel.call("GET /customer/boards", { query: { keyword: SECRET } })).body,
    ];
    expect(JSON.stringify(answers)).not.toContain("아무도");
    const inList = answers[0] as Awaited<ReturnType<typeof counsel.list>>;
    expect(inList.rows[1]).toMatchObject({ id, title: null, isPrivate: true, isAnswered: true });
    expect(Object.keys(inList.rows[1] ?? {})).not.toContain("content");
    const beside = (await counsel.read(after)).body.row.previous;
    expect(beside).toMatchObject({ id, title: null, isPrivate: true });
    // Not even the number of hits tells.
    expect((await counsel.list({ keyword: SECRET })).count).toBe(0);
  });

  it("open with their password, by the POST and by the GET that is kept for compatibility", async () => {
    const id = await writeSecret();
    await answer(id, `<p onclick="x()">네.</p><script>alert(1)</script>`);
    const byBody = await counsel.open(id, PASSWORD);
    expect(byBody.status).toBe(200);
    expect(byBody.body.row).toMatchObject({
      title: TITLE,
      content: `${SECRET} 입니다`,
      authorName: "김하나",
      isOwn: true,
      answerHtml: "<p>네.</p>",
      answeredAt: counsel.clock.now.toISOString(),
    });
    const input = { params: { id }, query: { password: PASSWORD } };
    for (const key of [
      "GET /customer/customer-boards/:id/private",
      "GET /customer/notice-customer-boards/:id/private",
    ] as const) {
      const byQuery = await counsel.call(key, input);
      expect(byQuery.body).toEqual(byBody.body);
      expect(byQuery.headers.get("cache-control")).toBe("no-store");
    }
    expect(counsel.revalidatedTags).toContain("partner:alpha:posts");
  });

  it.each([[undefined], [""]])("ask for the password where it is %j", async (password) => {
    const id = await writeSecret();
    for (const refused of [
      await counsel.read(id),
      await counsel.open(id, password),
      await counsel.call("GET /customer/customer-boards/:id/private", {
        params: { id },
        query: { password },
      }),
      await counsel.remove(id, password),
      await counsel.change(id, { password }),
    ])
      expect(refusal(refused)).toEqual([400, "post.password-required"]);
  });

  it.each([
    [`${PASSWORD} `],
    ["1234"],
    [PASSWORD.slice(1)],
    ["' or 1=1 --"],
    ["%"],
    ["🦊"],
    ["*".repeat(64)],
  ])("do not open with %j", async (password) => {
    const id = await writeSecret();
    for (const refused of [
      await counsel.open(id, password),
      await counsel.remove(id, password),
      await counsel.change(id, { password }),
    ])
      expect(refusal(refused)).toEqual([400, "post.password-wrong"]);
    expect((await counsel.open(id, PASSWORD)).status).toBe(200);
  });

  it.each([
    ["a list", ["x"]],
    ["an object", { $ne: "" }],
    ["a number", 1234],
    ["65 letters", "a".repeat(65)],
    ["a NUL", "\0"],
  ])("refuse %s as a password", async (_, password) => {
    const id = await writeSecret();
    const refused = await counsel.open(id, password as string);
    expect(refused.status).toBe(400);
  });

  it("lock after ten wrong passwords, also for the right one, until a quarter of an hour is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: counsel.clock.now });
    const [id, other] = [await writeSecret(), await writeSecret()];
    const here = { headers: { "x-forwarded-for": "198.51.100.7" } };
    for (let tries = 0; tries < 10; tries++)
      expect((await counsel.open(id, "틀린비번", here)).status).toBe(400);
    const locked = await counsel.open(id, PASSWORD, here);
    expect(refusal(locked)).toEqual([429, "post.locked"]);
    expect(locked.headers.get("retry-after")).toBe("900");
    expect((await counsel.remove(id, PASSWORD, here)).status).toBe(429);
    expect((await counsel.change(id, {}, here)).status).toBe(429);
    expect((await counsel.open(other, PASSWORD, here)).status).toBe(200);
    expect((await counsel.open(id, PASSWORD)).status).toBe(200);
    vi.setSystemTime(Date.now() + 899_000);
    expect((await counsel.open(id, PASSWORD, here)).status).toBe(429);
    vi.setSystemTime(Date.now() + 1_000);
    expect((await counsel.open(id, PASSWORD, here)).status).toBe(200);
  });

  it("forget wrong passwords once the right one was given", async () => {
    const id = await writeSecret();
    const here = { headers: { "x-forwarded-for": "198.51.100.8" } };
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 9; tries++) await counsel.open(id, "틀린비번", here);
      expect((await counsel.open(id, PASSWORD, here)).status).toBe(200);
    }
  });

  it("answer ten of twenty guesses that come at the same moment", async () => {
    const id = await writeSecret();
    const here = { headers: { "x-forwarded-for": "198.51.100.9" } };
    const guesses = await Promise.all(Array.from({ length: 20 }, () => counsel.open(id, "틀린비번", here)));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it("turn public and back: what was found is hidden again", async () => {
    const id = await writeSecret();
    await counsel.change(id, { title: "여기 공개", isPrivate: false });
    expect((await counsel.list({ keyword: "여기 공개" })).count).toBe(1);
    await counsel.change(id, { title: "여기 공개", isPrivate: true });
    expect((await counsel.list({ keyword: "여기 공개" })).count).toBe(0);
    expect((await counsel.read(id)).status).toBe(400);
  });

  it("never come into the log, nor do passwords, phones and authors", async () => {
    counsel.logLines.length = 0;
    const id = await writeSecret();
    await counsel.open(id, "틀린비번");
    await counsel.open(id, PASSWORD);
    await counsel.call("GET /customer/customer-boards/:id/private", {
      params: { id },
      query: { password: PASSWORD },
    });
    await counsel.change(id, { title: TITLE, content: SECRET });
    await counsel.write({ title: TITLE, content: SECRET, phone: "틀린 전화" });
    await counsel.remove(id, PASSWORD);
    expect(counsel.logLines).toHaveLength(7);
    const log = counsel.logLines.join("");
    for (const secret of [
      PASSWORD,
      encodeURIComponent(PASSWORD),
      "틀린",
      "아무도",
      "김하나",
      "1234-5678",
      "01012345678",
    ])
      expect(log).not.toContain(secret);
  });

  it("cannot be answered once they are gone, nor by another partner", async () => {
    const id = await writeSecret();
    const elsewhere = { scope: new PartnerScope(counsel.db, "free"), revalidator: { revalidate: () => {} } };
    await expect(answerPost({ ...elsewhere, now: counsel.clock.now }, id, "x")).rejects.toMatchObject({
      status: 404,
    });
    await counsel.remove(id, PASSWORD);
    await expect(answer(id, "x")).rejects.toMatchObject({ status: 404 });
  });
});
