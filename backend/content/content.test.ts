import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ContentBody } from "@/contract/content/bodies";
import { CONTENT_KINDS } from "@/contract/content/kinds";
import { audit } from "../db/schema/audit";
import { customerPosts } from "../db/schema/boards";
import { PartnerScope } from "../db/scope";
import { openContent, type Product, withPrice } from "../testing/content";
import { outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";

type Site = Awaited<ReturnType<typeof openContent>>;

describe.each(engines)("content on $name", (engine) => {
  let site: Site;
  let clinic: Site["clinic"];
  let owner: Site["owner"];
  let editor: Site["editor"];
  let list: Site["list"];
  let draftsOf: Site["draftsOf"];
  let shown: Site["shown"];
  let first: Site["first"];
  let save: Site["save"];
  let publishAll: Site["publishAll"];
  let undo: Site["undo"];
  let regularPrice: Site["regularPrice"];
  beforeAll(async () => {
    site = await openContent(engine);
    ({ clinic, owner, editor, list, draftsOf, shown, first, save, publishAll, undo, regularPrice } = site);
  });
  afterEach(() => site.discardAll());
  afterAll(() => site.clinic.close());

  it("is read thing by thing, and every body keeps its kind's contract", async () => {
    for (const kind of CONTENT_KINDS) {
      for (const thing of await list(kind)) {
        const saved = await save(thing, thing.body);
        // What is live is no draft.
        expect(saved.rows, `${kind} ${thing.id}`).toMatchObject([{ draft: null, version: 0 }]);
      }
    }
    expect(await draftsOf()).toEqual([]);
  });

  it("changes a price by a draft that nobody sees before it is published, and takes it back", async () => {
    const product = await first("product");
    const price = (product.body as Product).options[0]?.price ?? 0;
    await save(product, withPrice(product.body, price + 7000));
    expect(await regularPrice(product.id)).toBe(price);
    const [draft] = await draftsOf();
    const optionId = (product.body as Product).options[0]?.id;
    expect(draft?.changes).toEqual([
      { field: `options.${optionId}.price`, before: String(price), after: String(price + 7000) },
    ]);
    const publish = await publishAll();
    expect(publish).toMatchObject({ state: "published", by: { name: "서대표" } });
    expect(await regularPrice(product.id)).toBe(price + 7000);
    expect(clinic.revalidatedTags).toContain("partner:alpha:products");
    const versions = await owner.call("GET /studio/:clinic/content/:kind/:id/versions", {
      params: { kind: "product", id: product.id },
    });
    expect(versions.rows.map(({ version, by }) => ({ version, by }))).toEqual([
      { version: 1, by: "서대표" },
      { version: 0, by: "" },
    ]);
    await undo(publish.id);
    expect(await regularPrice(product.id)).toBe(price);
    const history = await new PartnerScope(clinic.db, "alpha").rows(audit, {
      where: and(eq(audit.thingKind, "content.product"), eq(audit.thingId, product.id)),
      orderBy: [audit.id],
    });
    expect(history.map(({ action, actorName }) => ({ action, actorName }))).toEqual([
      { action: "content.published", actorName: "서대표" },
      { action: "content.undone", actorName: "서대표" },
    ]);
  });

  it("keeps the work of two who write on one thing", async () => {
    const product = await first("product");
    const saved = await save(product, { ...product.body, summary: "하나" });
    const late = await outcomeOf(save(product, { ...product.body, description: "둘" }, editor));
    expect(late).toMatchObject({ status: 409, code: "content.draft-changed" });
    expect(late.text).toContain("서대표님이");
    const [seen] = saved.rows;
    if (!seen) throw new Error("The draft is missing");
    // A repeated save is answered as it was.
    await save(product, { ...product.body, summary: "하나" });
    await save(seen, { ...seen.body, description: "둘" }, editor);
    const [draft] = await draftsOf();
    expect(draft?.changes.map(({ after }) => after)).toEqual(["하나", "둘"]);
    expect(draft?.draft.by.name).toBe("한편집");
  });

  it("publishes all or nothing, and says what stands against it", async () => {
    const [product, other] = await list("product");
    if (!product || !other) throw new Error("There are no two products");
    await save(product, { ...product.body, summary: "가볍게 시작하는 시술" });
    await save(other, { ...other.body, summary: "부작용이 없는 최고의 시술" });
    const refused = await outcomeOf(publishAll());
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.code).toEqual(["content.stopped", "no-side-effects: summary", "superlative: summary"]);
    expect((await first("product")).live).toMatchObject({ summary: (product.body as Product).summary });
    const seen = (await list("product")).find(({ id }) => id === other.id);
    if (!seen) throw new Error("The draft is missing");
    await save(seen, { ...seen.body, summary: "무료 상담을 드립니다" });
    expect(await outcomeOf(publishAll({ confirmed: [] }))).toMatchObject({
      status: 422,
      code: expect.arrayContaining(["content.not-confirmed", "inducement: summary"]),
    });
    const publish = await publishAll();
    expect(publish.things).toHaveLength(2);
    await undo(publish.id);
  });

  it("adds a thing with what it needs, and removes it again", async () => {
    const [category] = await list("category");
    const model = (await first("product")).body as Product;
    const body = {
      ...model,
      name: "새 시술",
      summary: "처음 받는 분께",
      cautionHtml: "<p>며칠간 붉을 수 있습니다.</p>",
      categoryIds: [category?.id],
      options: [{ ...model.options[0], id: null, name: "1회", price: 55_000 }],
    };
    const { row } = await editor.call("POST /studio/:clinic/content/:kind", {
      params: { kind: "product" },
      body: { body },
    });
    expect(await outcomeOf(clinic.call("GET /v2/products/:id", { params: { id: row.id } }))).toMatchObject({
      status: 200,
    });
    const optionId = (row.body as Product).options[0]?.id;
    expect(optionId).toBeGreaterThan(1_000_000);
    const publish = await publishAll();
    expect(await shown(row.id)).toMatchObject({ name: "새 시술", options: [{ id: optionId }] });
    expect(await regularPrice(row.id)).toBe(55_000);
    const [added] = (await list("product")).filter(({ id }) => id === row.id);
    if (!added) throw new Error("The product is missing");
    await save(added, null);
    const removal = await publishAll();
    const gone = await clinic.call("GET /v2/products/:id", { params: { id: row.id } });
    expect(gone.status).toBe(404);
    await undo(removal.id);
    expect(await shown(row.id)).toMatchObject({ name: "새 시술", options: [{ id: optionId }] });
    await undo(publish.id, true);
  });

  it("keeps a board on which visitors have written", async () => {
    const [board] = (await list("boardType")).filter(
      ({ body }) => (body as ContentBody<"boardType">).kind === "customer",
    );
    if (!board) throw new Error("There is no board of visitors");
    const posts = () => clinic.db.select().from(customerPosts).where(eq(customerPosts.partnerId, "alpha"));
    const written = await posts();
    await save(board, null);
    expect(written.some(({ boardTypeId }) => boardTypeId === board.id)).toBe(true);
    expect(await outcomeOf(publishAll())).toMatchObject({ status: 409, code: "content.in-use" });
    expect(await posts()).toEqual(written);
    await site.discardAll();
  });

  it("refuses what is in use, what is missing, and what no contract allows", async () => {
    const category = await first("category");
    const product = await first("product");
    const bodies: [string, object, number][] = [
      ["an empty name", { ...product.body, name: " " }, 422],
      ["a script as a picture", { ...product.body, image: { url: "javascript:alert(1)", alt: "a" } }, 422],
      ["a price below nothing", withPrice(product.body, -1), 422],
      ["no field at all", {}, 422],
    ];
    for (const [words, body, status] of bodies)
      expect(await outcomeOf(save(product, body)), words).toMatchObject({ status });
    await save(product, { ...product.body, categoryIds: [987_654] });
    expect(await outcomeOf(publishAll())).toMatchObject({ status: 422, code: "content.missing" });
    await site.discardAll();
    const term = await first("term");
    expect(await outcomeOf(save(term, null))).toMatchObject({ status: 422, code: "content.not-removable" });
    const body = term.body as ContentBody<"term">;
    const versions = body.versions.map((version) => ({ ...version, contentHtml: "<p>다른 글</p>" }));
    await save(term, { ...body, versions });
    expect(await outcomeOf(publishAll())).toMatchObject({ status: 422, code: "content.term-version" });
    await site.discardAll();
    expect(category.draft).toBeNull();
  });

  it("cleans HTML when it is published", async () => {
    const notice = await first("notice");
    await save(notice, { ...notice.body, contentHtml: '<p onclick="x()">안내<script>y()</script></p>' });
    await publishAll();
    const { body } = await clinic.call("GET /customer/notices/:id", { params: { id: notice.id } });
    expect(body.row.contentHtml).toBe("<p>안내</p>");
  });
});
