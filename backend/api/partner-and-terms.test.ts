import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TermsHistory } from "@/contract/api/partner-and-terms";
import { homepageConfigSchema } from "@/contract/tenant/homepage-config";
import { partnerInformationSchema, partnerMarketingInfoSchema } from "@/contract/tenant/partner";
import { terms, termVersions } from "../db/schema/content";
import { PartnerScope } from "../db/scope";
import { requireAgreements } from "../people/agreements";
import { engines } from "../testing/engines";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../testing/test-backend";

/** The id of a term that begins tomorrow. */
const COMING = 51;

describe.each(engines)("partner and terms on $name", (engine) => {
  let backend: TestBackend;
  let scope: PartnerScope;
  let forPosts: TermsHistory;
  beforeAll(async () => {
    const { partnerInformation } = tenantFile("alpha");
    backend = await createTestBackend(engine, [
      tenantFile("alpha"),
      tenantFile("beta", {
        partnerInformation: {
          ...partnerInformation,
          id: "beta",
          partnerGroupName: "베타 네트워크",
          partnerGroupInquiryUrl: "https://group.example/ask",
        },
        layout: {
          ...tenantFile("beta").layout,
          header: {
            component: "HeaderType1",
            data: {
              menu: [],
              logoText: "베타",
              franchiseList: [{ title: "지점", items: [{ title: "부산점", url: "https://busan.example" }] }],
            },
          },
        },
      }),
    ]);
    scope = new PartnerScope(backend.db, "alpha");
    const coming = { id: COMING, slug: "coming", termTitle: "곧 시행", isRequired: true, sortOrder: 9 };
    await scope.insert(terms, [coming]);
    const version = { termId: COMING, version: "1", effectiveAt: "2026-11-21", contentHtml: "" };
    await scope.insert(termVersions, [version]);
    forPosts = (await byTitle("post-privacy")).body.row;
  });
  afterAll(() => backend.close());
  beforeEach(() => {
    backend.clock.now = FRIDAY_MORNING;
  });

  const listed = async (tenant = "alpha") =>
    (await backend.call("GET /terms", { query: {} }, { tenant })).body.rows;
  const byTitle = (termTitle: string, tenant = "alpha") =>
    backend.call("GET /term", { query: { termTitle } }, { tenant });
  const current = (id: number, tenant = "alpha") =>
    backend.call("GET /terms/:id/terms-histories/current", { params: { id } }, { tenant });

  it("answers a term's translation with the version that it is of", async () => {
    const { row } = (await byTitle("privacy-policy")).body;
    expect(row).toMatchObject({
      version: "2",
      titles: { ja: "個人情報処理方針" },
      summaries: { ja: "要約" },
    });
    const inList = (await listed()).find(({ id }) => id === row.id);
    expect(inList).toMatchObject({ titles: { ja: "個人情報処理方針" } });
    expect(inList).not.toHaveProperty("summaries");
  });

  it("answers every field of the partner, those not set with their defaults", async () => {
    const { partnerMarketingInfo, homepageConfig, ...information } = (
      await backend.call("GET /partners/this", {})
    ).body.row;
    expect(Object.keys(information).sort()).toEqual(Object.keys(partnerInformationSchema.shape).sort());
    expect(partnerMarketingInfo).toEqual(partnerMarketingInfoSchema.parse({}));
    expect(Object.keys(homepageConfig).sort()).toEqual(Object.keys(homepageConfigSchema.shape).sort());
    expect(homepageConfig).toMatchObject({
      version: "2",
      hasPriceView: true,
      isIncludeVat: false,
      reservationMode: "STRICT",
      popupTopOffset: 60,
    });
  });

  it("answers whether the homepage is deployed", async () => {
    const { body } = await backend.call("GET /partners/this/homepage-deploy-status", {});
    expect(body.row).toEqual({ status: "deployed" });
  });

  it("answers the group as the partner itself names it, and nothing of other partners", async () => {
    expect((await backend.call("GET /partner-groups/this", {})).status).toBe(404);
    const { body } = await backend.call("GET /partner-groups/this", {}, { tenant: "beta" });
    expect(body.row).toEqual({
      partnerGroupName: "베타 네트워크",
      partnerGroupInquiryUrl: "https://group.example/ask",
      partners: [{ title: "부산점", url: "https://busan.example", hrefTarget: "_blank" }],
    });
  });

  it("lists what customers agree to, in the version of the day, with what was before", async () => {
    const rows = await listed();
    expect(rows.map(({ slug, version, histories }) => [slug, version, histories])).toEqual([
      ["terms-of-service", "1", []],
      ["privacy-policy", "2", [{ version: "1", effectiveAt: "2026-01-01" }]],
      ["marketing", "1", []],
    ]);
  });

  it.each([
    ["a second before midnight at the clinic", "2026-11-20T14:59:59Z", []],
    ["at midnight", "2026-11-20T15:00:00Z", ["coming"]],
  ])("has a term in effect or not, %s", async (_, now, slugs) => {
    backend.clock.now = new Date(now);
    const rows = (await listed()).filter(({ slug }) => slug === "coming");
    expect(rows.map(({ slug }) => slug)).toEqual(slugs);
    expect((await current(COMING)).status).toBe(slugs.length > 0 ? 200 : 404);
  });

  it("puts the next version in the place of the last at midnight, and keeps the last to read", async () => {
    const { id = 0 } = (await listed()).find(({ slug }) => slug === "privacy-policy") ?? {};
    backend.clock.now = new Date("2098-12-31T15:00:00Z");
    const { row } = (await current(id)).body;
    expect(row).toMatchObject({ version: "3", effectiveAt: "2099-01-01", contentHtml: "<p>24시간 전</p>" });
    expect(row.histories).toEqual([
      { version: "2", effectiveAt: "2026-06-01", contentHtml: "<p>24시간 전</p>" },
      { version: "1", effectiveAt: "2026-01-01", contentHtml: "<p>24시간 전</p>" },
    ]);
  });

  it.each([
    ["its title", "개인정보처리방침"],
    ["its title with space around", " 개인정보처리방침 "],
    ["its slug", "privacy-policy"],
  ])("finds a term by %s", async (_, title) => {
    const { body } = await byTitle(title);
    expect(body.row).toMatchObject({ slug: "privacy-policy", version: "2", contentHtml: "<p>24시간 전</p>" });
    expect(body.row.histories.map(({ version }) => version)).toEqual(["1"]);
  });

  it.each([
    ["nothing", "", 400],
    ["half a title", "개인정보", 404],
    ["a wildcard", "%", 404],
    ["SQL", "' or 1=1 --", 404],
    ["one to come", "곧 시행", 404],
    ["one of another partner", "beta만의 것", 404],
    ["more than a title may hold", "가".repeat(101), 400],
  ])("finds no term by %s", async (_, title, status) => {
    expect((await byTitle(title)).status).toBe(status);
  });

  it("reads the text of a term for posts, and answers other partners' as not there", async () => {
    expect((await current(forPosts.id)).body.row).toEqual(forPosts);
    expect((await current(COMING, "beta")).status).toBe(404);
    expect((await current(999)).status).toBe(404);
  });

  it("lists no other target", async () => {
    const path = "/terms?target=POST";
    const headers = { "X-Storefront-Origin": "http://alpha.localhost:3000" };
    expect((await backend.app.request(path, { headers })).status).toBe(400);
  });

  it("asks agreement to the terms of one target alone", async () => {
    const call = { scope, now: FRIDAY_MORNING };
    const toPost = [{ termId: forPosts.id, version: forPosts.version }];
    const toSignUp = await backend.requiredAgreements();
    expect(await requireAgreements(call, toSignUp)).toEqual(toSignUp);
    await expect(requireAgreements(call, [...toSignUp, ...toPost])).rejects.toMatchObject({ status: 400 });
    expect(await requireAgreements(call, toPost, "POST")).toEqual(toPost);
    await expect(requireAgreements(call, [], "POST")).rejects.toMatchObject({ status: 400 });
    await expect(requireAgreements(call, toSignUp, "POST")).rejects.toMatchObject({ status: 400 });
  });
});
