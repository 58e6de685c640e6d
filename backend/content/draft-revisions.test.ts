import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openContent } from "../testing/content";
import { outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";

type Site = Awaited<ReturnType<typeof openContent>>;

const CHANGED = { status: 409, code: "content.draft-changed" };

describe.each(engines)("the revision of a draft on $name", (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openContent(engine);
  });
  afterEach(() => site.discardAll());
  afterAll(() => site.clinic.close());

  const draft = async (title: string, who = site.owner) => {
    const notice = await site.first("notice");
    const [saved] = (await site.save(notice, { ...notice.body, title }, who)).rows;
    if (!saved) throw new Error("The draft is missing");
    return saved;
  };

  it("is another one after a publish: a form that was left open writes over no new draft", async () => {
    const left = await draft("먼저 쓴 제목");
    await site.publishAll();
    await draft("동료의 제목", site.editor);
    expect(await outcomeOf(site.save(left, { ...left.body, title: "먼저 쓴 제목!" }))).toMatchObject(CHANGED);
    expect((await site.first("notice")).body).toMatchObject({ title: "동료의 제목" });
  });

  it("is not all: a form that was opened without a draft writes over nothing that was published since", async () => {
    const left = await site.first("notice");
    await draft("동료의 새 제목", site.editor);
    await site.publishAll();
    expect(await outcomeOf(site.save(left, { ...left.body, title: "옛 제목을 고침" }))).toMatchObject(
      CHANGED,
    );
    const now = await site.first("notice");
    await site.save(now, { ...now.body, title: "본 뒤에 고침" });
    expect((await site.first("notice")).draft).not.toBeNull();
  });

  it("is another one after a discard: only what was seen is published", async () => {
    const { kind, id, draft: seen } = await draft("살펴본 제목");
    await site.discardAll();
    await draft("살펴보지 않은 제목", site.editor);
    const publish = site.owner.call("POST /studio/:clinic/publishes", {
      body: { things: [{ kind, id, revision: seen?.revision ?? 0 }] },
    });
    expect(await outcomeOf(publish)).toMatchObject(CHANGED);
  });

  it("is named by who throws it away: what a colleague has saved since stays", async () => {
    const mine = await draft("내 제목");
    await draft("동료가 고친 제목", site.editor);
    expect(await outcomeOf(site.discard(mine))).toMatchObject(CHANGED);
    expect((await site.first("notice")).body).toMatchObject({ title: "동료가 고친 제목" });
  });
});
