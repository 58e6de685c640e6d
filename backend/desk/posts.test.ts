import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ATTACHMENTS_PATH } from "@/contract/api/attachment-limits";
import { STAFF_ROLES, type StaffRole } from "@/contract/studio/roles";
import { audit } from "../db/schema/audit";
import { PartnerScope } from "../db/scope";
import { deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { type Counsel, openCounsel, PASSWORD } from "../testing/posts";

// A hash as it is kept takes a fifth of a second: password.test.ts is about those.
vi.mock("../posts/password", async (load) => {
  const passwords = await load<typeof import("../posts/password")>();
  return { ...passwords, hashPassword: passwords.hashSeededPassword };
});

const HOUR_MS = 3_600_000;
const MAY: StaffRole[] = ["owner", "manager", "reception", "doctor"];
const post = "/studio/:clinic/posts/:id" as const;

describe.each(engines)("posts at the desk on $name", (engine) => {
  let counsel: Counsel;
  beforeAll(async () => {
    counsel = await openCounsel(engine);
  });
  afterAll(() => counsel.close());

  const write = async (changes = {}) => (await counsel.write(changes)).body.row.id;
  const later = (ms: number) => {
    counsel.clock.now = new Date(counsel.clock.now.getTime() + ms);
  };
  const historyOf = (id: number) =>
    new PartnerScope(counsel.db, "alpha").rows(audit, {
      where: and(eq(audit.thingKind, "post"), eq(audit.thingId, id)),
      orderBy: [audit.id],
    });

  it("come longest waiting first, then the latest answers; deleted ones never", async () => {
    const desk = await deskPerson(counsel);
    const first = await write({ isPrivate: true });
    later(1000);
    const second = await write();
    later(1000);
    const third = await write();
    await desk.call(`PUT ${post}/answer`, {
      params: { id: first },
      body: { text: "답", seenAnsweredAt: null },
    });
    const list = async (filter: "all" | "waiting" | "private") =>
      (await desk.call("GET /studio/:clinic/posts", { query: { filter } })).rows
        .map(({ id }) => id)
        .filter((id) => [first, second, third].includes(id));
    expect(await list("all")).toEqual([second, third, first]);
    expect(await list("waiting")).toEqual([second, third]);
    expect(await list("private")).toEqual([first]);
    const page = { filter: "waiting", pageSize: 1 } as const;
    const waiting = await desk.call("GET /studio/:clinic/posts", { query: { filter: "waiting" } });
    const last = await desk.call("GET /studio/:clinic/posts", { query: { ...page, page: waiting.count } });
    expect(last.rows.map(({ id }) => id)).toEqual([third]);
    expect(last.count).toBe(waiting.rows.length);
    await counsel.remove(second, PASSWORD);
    expect(await list("all")).toEqual([third, first]);
    expect(await outcomeOf(desk.call(`GET ${post}`, { params: { id: second } }))).toMatchObject({
      status: 404,
    });
  });

  it("are answered in plain text, which the visitor reads and the desk can change", async () => {
    const desk = await deskPerson(counsel);
    const id = await write();
    counsel.revalidatedTags.length = 0;
    const body = { text: "안녕하세요.\n<b>문의</b> 주신\n\n내용입니다.", seenAnsweredAt: null };
    const { row } = await desk.call(`PUT ${post}/answer`, { params: { id }, body });
    expect(row).toMatchObject({ answer: body.text, answeredBy: "박접수" });
    expect((await counsel.read(id)).body.row.answerHtml).toBe(
      "<p>안녕하세요.<br />&lt;b&gt;문의&lt;/b&gt; 주신</p><p>내용입니다.</p>",
    );
    later(1000);
    const change = { text: "고친 답", seenAnsweredAt: row.answeredAt };
    await desk.call(`PUT ${post}/answer`, { params: { id }, body: change });
    expect((await historyOf(id)).map(({ action }) => action)).toEqual([
      "post.answered",
      "post.answerChanged",
    ]);
  });

  it("are not answered over somebody else's answer: the second hears whose it is", async () => {
    const [one, other] = [await deskPerson(counsel, { name: "오은채" }), await deskPerson(counsel)];
    const id = await write();
    const body = { text: "먼저", seenAnsweredAt: null };
    const tries = await Promise.all(
      [one, other].map((person) => outcomeOf(person.call(`PUT ${post}/answer`, { params: { id }, body }))),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(tries.find(({ status }) => status === 409)?.text).toMatch(
      /^(오은채|박접수)님이 먼저 답변했습니다/,
    );
    expect(await historyOf(id)).toHaveLength(1);
  });

  it("that are hidden are read by their writer alone, and can be put back", async () => {
    const desk = await deskPerson(counsel);
    const id = await write();
    const hide = (isHidden: boolean) =>
      desk.call(`PUT ${post}/hidden`, { params: { id }, body: { isHidden } });
    const isListed = async () => (await counsel.list()).rows.some((row) => row.id === id);
    counsel.revalidatedTags.length = 0;
    expect((await hide(true)).row.isHidden).toBe(true);
    expect(counsel.revalidatedTags).toEqual(["partner:alpha:posts"]);
    await hide(true);
    expect(await isListed()).toBe(false);
    expect((await counsel.read(id)).status).toBe(400);
    expect((await counsel.open(id, PASSWORD)).body.row.title).toBe("궁금합니다");
    const inbox = async (filter: "waiting" | "hidden") =>
      (await desk.call("GET /studio/:clinic/posts", { query: { filter } })).rows.map((row) => row.id);
    expect(await inbox("hidden")).toEqual([id]);
    expect(await inbox("waiting")).not.toContain(id);
    await hide(false);
    expect(await isListed()).toBe(true);
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(["post.hidden", "post.shown"]);
  });

  it("that are hidden close their pictures", async () => {
    const desk = await deskPerson(counsel);
    const file = await counsel.uploadPicture();
    const id = await write({ attachmentIds: [file.id] });
    const get = async () => counsel.app.request(`${ATTACHMENTS_PATH}/${file.id}`);
    expect((await get()).status).toBe(200);
    await desk.call(`PUT ${post}/hidden`, { params: { id }, body: { isHidden: true } });
    expect((await get()).status).toBe(404);
  });

  it("are answered with texts that the clinic has kept, thirty at most", async () => {
    const desk = await deskPerson(counsel);
    const snippets = "/studio/:clinic/snippets" as const;
    const add = (title: string) =>
      desk.call(`POST ${snippets}`, { body: { title, text: "이틀이면\n가라앉습니다." } });
    const { row } = await add("붓기와 멍");
    for (let at = 1; at < 30; at += 1) await add(`글 ${at}`);
    expect(await outcomeOf(add("하나 더"))).toMatchObject({ status: 422, code: "snippet.too-many" });
    await desk.call(`DELETE ${snippets}/:id`, { params: { id: row.id } });
    const { rows } = await desk.call(`GET ${snippets}`, {});
    expect(rows).toHaveLength(29);
    expect(rows[0]).toMatchObject({ title: "글 1", text: "이틀이면\n가라앉습니다." });
    const other = await deskPerson(counsel, { tenant: "free" });
    expect((await other.call(`GET ${snippets}`, {})).rows).toEqual([]);
    const theirs = other.call(`DELETE ${snippets}/:id`, { params: { id: rows[0]?.id ?? 0 } });
    expect((await outcomeOf(theirs)).status).toBe(404);
  });

  it("that are private leave a line of who read them, once an hour", async () => {
    const desk = await deskPerson(counsel);
    const [secret, open] = [await write({ isPrivate: true }), await write()];
    const read = (id: number) => desk.call(`GET ${post}`, { params: { id } });
    for (const id of [secret, secret, open]) await read(id);
    expect(await historyOf(open)).toEqual([]);
    later(HOUR_MS);
    await read(secret);
    expect((await historyOf(secret)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ["post.read", desk.staff.id],
      ["post.read", desk.staff.id],
    ]);
  });

  it("show a writer's number to those who see every customer alone", async () => {
    const id = await write();
    const of = async (role: StaffRole) =>
      (await (await deskPerson(counsel, { role })).call(`GET ${post}`, { params: { id } })).row.phone;
    expect(await of("reception")).toMatch(/^010/);
    expect(await of("doctor")).toBeNull();
  });

  it.each(STAFF_ROLES)("are for the desk and doctors: %s", async (role) => {
    const person = await deskPerson(counsel, { role });
    const id = await write();
    const calls = [
      person.call("GET /studio/:clinic/posts", { query: {} }),
      person.call(`GET ${post}`, { params: { id } }),
      person.call(`PUT ${post}/answer`, { params: { id }, body: { text: "답", seenAnsweredAt: null } }),
      person.call(`PUT ${post}/hidden`, { params: { id }, body: { isHidden: true } }),
      person.call("GET /studio/:clinic/snippets", {}),
    ];
    for (const call of calls) expect((await outcomeOf(call)).status).toBe(MAY.includes(role) ? 200 : 403);
  });
});
