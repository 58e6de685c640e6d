import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ContentBody } from "@/contract/content/bodies";
import { DRAFTS_HEADER, DRAFTS_PASS_HEADER, type DraftChoice } from "@/contract/tenant/draft-choice";
import { signTenancyPass } from "@/contract/tenant/signed-tokens";
import { createApp } from "../http/app";
import { callsOf } from "../testing/call-app";
import { openContent, type Product, withPrice } from "../testing/content";
import { engines } from "../testing/engines";

type Site = Awaited<ReturnType<typeof openContent>>;

const SECRET = "a secret that storefronts share";

describe.each(engines)("previews of content on $name", (engine) => {
  let site: Site;
  let call: Site["clinic"]["call"];
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    site = await openContent(engine);
    const { services } = site.clinic;
    app = createApp({ ...services, environment: { ...services.environment, PREVIEW_SECRET: SECRET } });
    call = callsOf(app);
  });
  afterEach(() => site.discardAll());
  afterAll(() => site.clinic.close());

  const passOf = (secret = SECRET) => signTenancyPass(secret, site.clinic.clock.now);
  const preview = async (choice: DraftChoice, secret?: string) => ({
    headers: { [DRAFTS_HEADER]: String(choice), [DRAFTS_PASS_HEADER]: await passOf(secret) },
  });
  const productIn = async (id: number, choice: DraftChoice, tenant = "alpha") =>
    call("GET /v2/products/:id", { params: { id } }, { tenant, ...(await preview(choice)) });
  const priceIn = async (id: number, choice: DraftChoice) => {
    const price = (await productIn(id, choice)).body.row.options[0]?.price;
    return price?.originalPrice ?? price?.price;
  };
  const digestOf = async (id: string, choice: DraftChoice) => {
    const headers = { authorization: `Bearer ${await passOf()}` };
    const answer = await app.request(`/tenancy/drafts/${id}/digest?drafts=${choice}`, { headers });
    return (await answer.json()).row?.digest;
  };
  const draftOf = async (id: string, choice: DraftChoice) => {
    const headers = { authorization: `Bearer ${await passOf()}` };
    const answer = await app.request(`/tenancy/drafts/${id}?drafts=${choice}`, { headers });
    return (await answer.json()).row;
  };

  it("show a draft where a preview asks for it, and nowhere else", async () => {
    const product = await site.first("product");
    const live = await site.regularPrice(product.id);
    await site.save(product, withPrice(product.body, 47_000));
    expect(await priceIn(product.id, "all")).toBe(47_000);
    expect(await site.regularPrice(product.id)).toBe(live);
    const list = await call("GET /v2/products", { query: {} }, await preview("all"));
    expect(JSON.stringify(list.body)).toContain("47000");
    const plain = await call("GET /v2/products", { query: {} });
    expect(JSON.stringify(plain.body)).not.toContain("47000");
    // Nothing is left of it, and the draft is still one.
    expect(await site.draftsOf()).toHaveLength(1);
    expect(((await site.first("product")).live as Product).options[0]?.price).toBe(live);
  });

  it("show one person's drafts beside another's", async () => {
    const [one, other] = await site.list("product");
    if (!one || !other) throw new Error("There are no two products");
    await site.save(one, { ...one.body, summary: "대표의 글" });
    await site.save(other, { ...other.body, summary: "편집자의 글" }, site.editor);
    const summaries = async (choice: DraftChoice) =>
      Promise.all([one, other].map(async ({ id }) => (await productIn(id, choice)).body.row.summary));
    expect(await summaries("all")).toEqual(["대표의 글", "편집자의 글"]);
    expect(await summaries(site.owner.staff.id)).toEqual(["대표의 글", (other.live as Product).summary]);
    expect(await summaries(site.editor.staff.id)).toEqual([(one.live as Product).summary, "편집자의 글"]);
    expect(await summaries(9999)).toEqual([(one.live as Product).summary, (other.live as Product).summary]);
  });

  it("show what is new, and miss what is removed", async () => {
    const model = await site.first("notice");
    const { row: added } = await site.owner.call("POST /studio/:clinic/content/:kind", {
      params: { kind: "notice" },
      body: { body: { ...(model.body as ContentBody<"notice">), title: "새 공지" } },
    });
    await site.save(model, null);
    const list = await call("GET /customer/notices", { query: {} }, await preview("all"));
    const ids = list.body.rows.map(({ id }) => id);
    expect(ids).toContain(added.id);
    expect(ids).not.toContain(model.id);
    const live = await call("GET /customer/notices", { query: {} });
    expect(live.body.rows.map(({ id }) => id)).toContain(model.id);
    expect(live.body.rows.map(({ id }) => id)).not.toContain(added.id);
  });

  it("leave out a draft that does not hold, and show the others", async () => {
    const [product, broken] = await site.list("product");
    if (!product || !broken) throw new Error("There are no two products");
    await site.save(product, { ...product.body, summary: "보이는 글" });
    // Of a category that there is not: publishing it is refused.
    await site.save(broken, { ...broken.body, summary: "못 보는 글", categoryIds: [987_654] });
    expect((await productIn(product.id, "all")).body.row.summary).toBe("보이는 글");
    const { summary } = broken.live as Product;
    expect((await productIn(broken.id, "all")).body.row.summary).toBe(summary);
  });

  it("never show another clinic's drafts", async () => {
    const product = await site.first("product");
    await site.save(product, { ...product.body, summary: "알파만의 글" });
    const other = await productIn(product.id, "all", "free");
    expect(other.status).toBe(200);
    expect(JSON.stringify(other.body)).not.toContain("알파만의 글");
    expect((await draftOf("free", "all")).contentDrafts).toEqual([]);
  });

  it("are refused to everybody without a pass, and for anything but a read", async () => {
    const product = await site.first("product");
    await site.save(product, { ...product.body, summary: "숨은 글" });
    const headers: Record<string, string>[] = [
      { [DRAFTS_HEADER]: "all" },
      { [DRAFTS_HEADER]: "all", [DRAFTS_PASS_HEADER]: "guess" },
      { [DRAFTS_HEADER]: "all", authorization: `Bearer ${await passOf()}` },
      (await preview("all", "another secret, as long")).headers,
      { ...(await preview("all")).headers, [DRAFTS_HEADER]: "everyone" },
    ];
    for (const each of headers) {
      const answer = await call("GET /v2/products/:id", { params: { id: product.id } }, { headers: each });
      expect(answer.status).toBe(403);
      expect(JSON.stringify(answer.body)).not.toContain("숨은 글");
    }
    const write = await app.request("/v2/products", {
      method: "POST",
      headers: (await preview("all")).headers,
    });
    expect(write.status).toBe(404);
    const posted = await call(
      "POST /guest/carts",
      { body: {} as never },
      { ...(await preview("all")), rawBody: "{}" },
    );
    expect(posted.status).toBe(403);
  });

  it("leave nothing where a read fails in its middle", async () => {
    const product = await site.first("product");
    await site.save(product, withPrice(product.body, 47_000));
    const missing = await productIn(987_654_321, "all");
    expect(missing.status).toBe(404);
    expect(await site.regularPrice(product.id)).not.toBe(47_000);
  });

  it("show drafts of the configuration to the pages and to the API", async () => {
    const theme = await site.first("theme");
    const roles = { ...(theme.body as { roles: object }).roles, accent: "#123456" };
    await site.save(theme, { ...theme.body, roles });
    expect((await draftOf("alpha", "all")).config.theme.roles.accent).toBe("#123456");
    expect((await draftOf("alpha", 9999)).config.theme.roles.accent).not.toBe("#123456");
    const homepage = await site.first("homepageConfig");
    await site.save(homepage, { ...homepage.body, hasPriceView: false });
    const product = await site.first("product");
    const shown = await productIn(product.id, "all");
    const live = await site.shown(product.id);
    expect(shown.body.row.options[0]?.price).not.toEqual(live.options[0]?.price);
  });

  it("change their digest with every save, discard and publish, each choice by itself", async () => {
    const { id: owner } = site.owner.staff;
    const { id: editor } = site.editor.staff;
    const digests = () => Promise.all(["all" as const, owner, editor].map((who) => digestOf("alpha", who)));
    const before = await digests();
    const product = await site.first("product");
    await site.save(product, { ...product.body, summary: "하나" });
    const saved = await digests();
    expect([saved[0] === before[0], saved[1] === before[1], saved[2] === before[2]]).toEqual([
      false,
      false,
      true,
    ]);
    await site.save(await site.first("product"), { ...product.body, summary: "둘" });
    expect((await digests())[0]).not.toBe(saved[0]);
    await site.discardAll();
    expect(await digests()).toEqual(before);
    site.clinic.clock.now = new Date(site.clinic.clock.now.getTime() + 1000);
    await site.save(await site.first("product"), { ...product.body, summary: "셋" });
    // The first draft again, by its number, and yet another one.
    expect((await digests())[0]).not.toBe(saved[0]);
    const publish = await site.publishAll();
    expect((await digests())[0]).not.toBe(before[0]);
    await site.undo(publish.id);
    expect(await digestOf("nobody", "all")).toBeUndefined();
  });

  it("are answered side by side", async () => {
    const product = await site.first("product");
    await site.save(product, withPrice(product.body, 47_000));
    const answers = await Promise.all(Array.from({ length: 12 }, () => priceIn(product.id, "all")));
    expect(new Set(answers)).toEqual(new Set([47_000]));
  });
});
