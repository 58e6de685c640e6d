import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ContentBody } from "@/contract/content/bodies";
import type { ContentKind } from "@/contract/content/kinds";
import { faqGroups, faqs } from "../db/schema/help";
import { contentDrafts } from "../db/schema/publishes";
import { PartnerScope } from "../db/scope";
import { openContent, withPrice } from "../testing/content";
import { outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { carryOutScheduled } from "./scheduled";

type Site = Awaited<ReturnType<typeof openContent>>;

describe.each(engines)("taking a publish back on $name", (engine) => {
  let site: Site;
  let clinic: Site["clinic"];
  let owner: Site["owner"];
  let editor: Site["editor"];
  let draftsOf: Site["draftsOf"];
  let first: Site["first"];
  let save: Site["save"];
  let publishAll: Site["publishAll"];
  let undo: Site["undo"];
  beforeAll(async () => {
    site = await openContent(engine);
    ({ clinic, owner, editor, draftsOf, first, save, publishAll, undo } = site);
  });
  afterEach(() => site.discardAll());
  afterAll(() => site.clinic.close());

  const publishTitle = async (title: string) => {
    const notice = await first("notice");
    await save(notice, { ...notice.body, title });
    return publishAll();
  };
  const draftTitle = async (title: string, kind: ContentKind = "notice") => {
    const thing = await first(kind);
    return save(thing, { ...thing.body, title }, editor);
  };
  const inAnHour = () => new Date(clinic.clock.now.getTime() + 3_600_000).toISOString();
  const publishNamed = async (id: number) =>
    (await owner.call("GET /studio/:clinic/publishes", { query: {} })).rows.find(
      (publish) => publish.id === id,
    );

  it("keeps a draft that was begun since, names it first, and lets it be published after one more save", async () => {
    const publish = await publishTitle("게시한 제목");
    await draftTitle("쓰고 있는 제목");
    expect(await outcomeOf(undo(publish.id))).toMatchObject({
      status: 409,
      code: ["content.changed-since", "쓰고 있는 제목 (한편집님의 초안)"],
    });
    await undo(publish.id, true);
    expect(await draftsOf()).toMatchObject([
      { kind: "notice", isOutdated: true, draft: { by: { name: "한편집" } } },
    ]);
    const kept = await first("notice");
    expect(kept.body).toMatchObject({ title: "쓰고 있는 제목" });
    expect(kept.live).not.toMatchObject({ title: "게시한 제목" });
    await save(kept, kept.body, editor);
    expect(await draftsOf()).toMatchObject([{ isOutdated: false }]);
    await publishAll();
    expect((await first("notice")).live).toMatchObject({ title: "쓰고 있는 제목" });
  });

  it("ends a draft that says what is live again", async () => {
    const before = await first("notice");
    const publish = await publishTitle("잠깐의 제목");
    const now = await first("notice");
    await save(now, before.body, editor);
    await undo(publish.id);
    expect(await draftsOf()).toEqual([]);
  });

  it("keeps the draft of a thing that is gone with it, as a new thing", async () => {
    const model = await first("notice");
    const { row } = await editor.call("POST /studio/:clinic/content/:kind", {
      params: { kind: "notice" },
      body: { body: { ...model.body, title: "새 공지" } },
    });
    const publish = await publishAll();
    await save({ ...row, draft: null, version: 1 }, { ...row.body, title: "고쳐 쓴 공지" }, editor);
    await undo(publish.id, true);
    const found = (await site.list("notice")).find(({ id }) => id === row.id);
    expect(found).toMatchObject({ live: null, body: { title: "고쳐 쓴 공지" } });
  });

  it("brings back what went with what was removed: an option's event price, a product's category", async () => {
    const event = await first("event");
    const { prices } = event.live as ContentBody<"event">;
    const [gone] = prices;
    const owning = (await site.list("product")).find(({ body }) =>
      (body as ContentBody<"product">).options.some(({ id }) => id === gone?.optionId),
    );
    const product = owning?.body as ContentBody<"product">;
    const options = product.options.filter(({ id }) => id !== gone?.optionId);
    await save(owning as typeof event, { ...product, options });
    const publish = await publishAll();
    expect((await first("event")).live).toMatchObject({ prices: prices.slice(1) });
    await undo(publish.id);
    expect((await first("event")).live).toMatchObject({ prices });

    const categories = async () =>
      (await site.list("product")).map(({ body }) => (body as ContentBody<"product">).categoryIds);
    const before = await categories();
    const category = await first("category");
    await save(category, null);
    const removal = await publishAll();
    expect((await categories()).flat()).not.toContain(category.id);
    await undo(removal.id);
    expect(await categories()).toEqual(before);
  });

  it("brings what was removed back to its place, under the name that content files call it", async () => {
    const scope = new PartnerScope(clinic.db, "alpha");
    const rowsOf = async () => ({
      groups: await scope.rows(faqGroups, { orderBy: [faqGroups.id] }),
      questions: await scope.rows(faqs, { orderBy: [faqs.id] }),
    });
    const before = await rowsOf();
    const group = await first("faqGroup");
    await save(group, null);
    const removal = await publishAll();
    expect(await rowsOf()).toEqual({
      groups: before.groups.filter(({ id }) => id !== group.id),
      questions: before.questions.filter(({ groupId }) => groupId !== group.id),
    });
    await undo(removal.id);
    expect(await rowsOf()).toEqual(before);

    // A content file adds it again, and then the removal is taken back.
    await save(await first("faqGroup"), null);
    const again = await publishAll();
    const [own] = before.groups;
    await scope.insert(faqGroups, [{ id: 99, key: own?.key ?? "", title: "파일의 묶음", sortOrder: 9 }]);
    await undo(again.id);
    expect((await rowsOf()).groups.map(({ id, key }) => ({ id, key }))).toEqual([
      { id: group.id, key: `faqgroup-${group.id}` },
      ...before.groups.slice(1).map(({ id, key }) => ({ id, key })),
      { id: 99, key: own?.key },
    ]);
  });

  it("is refused while a draft of the thing waits for its hour", async () => {
    const publish = await publishTitle("첫 제목");
    await draftTitle("내일의 제목");
    const later = await publishAll({ dueAt: inAnHour() });
    expect(await outcomeOf(undo(publish.id, true))).toMatchObject({
      status: 409,
      code: ["content.scheduled", "내일의 제목"],
    });
    await carryOutScheduled(clinic.services, "alpha", later.id);
    expect(await publishNamed(later.id)).toMatchObject({ state: "published" });
    expect((await first("notice")).live).toMatchObject({ title: "내일의 제목" });
  });

  it("takes no price back that was published since for somebody who may not publish prices", async () => {
    const product = await first("product");
    await save(product, { ...product.body, summary: "글만 바꿉니다" }, editor);
    const words = await publishAll({}, editor);
    const now = await first("product");
    await save(now, withPrice(now.body, 123_000));
    await publishAll();
    const byEditor = editor.call("POST /studio/:clinic/publishes/:id/undo", {
      params: { id: words.id },
      body: { isOverruled: true },
    });
    expect(await outcomeOf(byEditor)).toMatchObject({ status: 403 });
    expect(await site.regularPrice(product.id)).toBe(123_000);
  });

  it("refuses to take a version of a term back, which stays", async () => {
    const term = await first("term");
    const { versions } = term.body as ContentBody<"term">;
    const added = {
      version: "9.9",
      effectiveAt: "2030-01-01",
      contentHtml: "<p>새 글</p>",
      translations: {},
    };
    await save(term, { ...term.body, versions: [...versions, added] });
    const publish = await publishAll();
    const refused = await outcomeOf(undo(publish.id));
    expect(refused).toMatchObject({ status: 422, code: "content.term-version" });
    expect(refused.text).toContain("9.9");
    expect((await first("term")).live).toMatchObject({ versions: [...versions, { version: "9.9" }] });
  });

  it("says that a scheduled publish failed whose drafts are gone, and leaves all other drafts", async () => {
    await draftTitle("없어질 제목");
    const later = await publishAll({ dueAt: inAnHour() });
    await new PartnerScope(clinic.db, "alpha").delete(contentDrafts, eq(contentDrafts.publishId, later.id));
    await draftTitle("다른 이벤트", "event");
    await carryOutScheduled(clinic.services, "alpha", later.id);
    expect(await publishNamed(later.id)).toMatchObject({
      state: "failed",
      failure: "초안이 그사이 게시되었거나 버려졌습니다.",
    });
    expect(await draftsOf()).toHaveLength(1);
  });
});
