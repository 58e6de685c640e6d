import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPreviewLink, signTenancyPass } from "@/contract/tenant/signed-tokens";
import { audit } from "../db/schema/audit";
import { PartnerScope } from "../db/scope";
import { createApp } from "../http/app";
import { openClinic } from "../testing/clinic";
import { deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";

const SECRET = "a secret that storefronts share";
const PLACE = { path: "/products/3", anchor: "main > section:nth-of-type(2)", x: 12.5, y: 80 };

describe.each(engines)("links and notes of previews on $name", (engine) => {
  let clinic: Awaited<ReturnType<typeof openClinic>>;
  let owner: Awaited<ReturnType<typeof deskPerson>>;
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    const { services } = clinic;
    const environment = { ...services.environment, PREVIEW_SECRET: SECRET };
    const withSecret = { ...clinic, services: { ...services, environment } };
    owner = await deskPerson(withSecret, { role: "owner", name: "서대표" });
    app = createApp(withSecret.services);
  });
  afterAll(() => clinic.close());

  const ask = async (path: string, body?: object, pass?: string) => {
    const authorization = `Bearer ${pass ?? (await signTenancyPass(SECRET, clinic.clock.now))}`;
    const method = body ? "POST" : "GET";
    const answer = await app.request(`/tenancy/${path}`, {
      ...{ method, headers: { authorization } },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const tokenOf = async (url: string) => {
    const token = new URL(url).searchParams.get("preview") ?? "";
    return readPreviewLink(token, { partnerId: "alpha", secret: SECRET, now: clinic.clock.now });
  };
  const share = async (label = "원장님") =>
    (
      await owner.call("POST /studio/:clinic/preview-links", {
        body: { label, hours: 24, choice: "mine" },
      })
    ).row;
  const links = async () => (await owner.call("GET /studio/:clinic/preview-links", {})).rows;
  const isRevoked = async (linkId: string) =>
    (await ask(`drafts/alpha/digest?drafts=all&link=${linkId}`)).body.row.isRevoked;

  it("opens the studio's frame by a token of its own that ends within the hour", async () => {
    const { row: one } = await owner.call("POST /studio/:clinic/preview", { body: { choice: 987 } });
    expect([one.draftsOf, await tokenOf(one.url)]).toMatchObject([987, { choice: 987 }]);
    const { row } = await owner.call("POST /studio/:clinic/preview", { body: { choice: "mine" } });
    expect(row.draftsOf).toBe(owner.staff.id);
    expect(new URL(row.url).host).toBe("alpha.preview.localhost:3000");
    expect(await tokenOf(row.url)).toMatchObject({
      choice: owner.staff.id,
      linkId: null,
      canShare: false,
      studioOrigin: "http://studio.localhost:4000",
    });
    expect(Date.parse(row.expiresAt) - clinic.clock.now.getTime()).toBeLessThanOrEqual(3_600_000);
    const reception = await deskPerson(clinic, { role: "reception" });
    const refused = reception.call("POST /studio/:clinic/preview", { body: { choice: "all" } });
    expect(await outcomeOf(refused)).toMatchObject({ status: 403 });
    const off = await deskPerson(clinic, { role: "owner" });
    expect(
      await outcomeOf(off.call("POST /studio/:clinic/preview", { body: { choice: "all" } })),
    ).toMatchObject({ status: 503, code: "preview.off" });
  });

  it("lists a link, counts who opens it, and ends it alone when it is revoked", async () => {
    const [one, other] = [await share("원장님"), await share("대행사")];
    const [link, second] = [await tokenOf(one.url), await tokenOf(other.url)];
    if (!link?.linkId || !second?.linkId) throw new Error("The links have no ids");
    expect(link).toMatchObject({ studioOrigin: null, choice: owner.staff.id, canShare: false });
    for (const _ of [1, 2])
      expect((await ask(`preview-links/alpha/looks/${link.linkId}`, {})).body.row.isOpen).toBe(true);
    expect((await links()).map(({ label, looks }) => [label, looks])).toEqual([
      ["대행사", 0],
      ["원장님", 2],
    ]);
    // The address can be read nowhere.
    expect(JSON.stringify(await links())).not.toContain(link.linkId);
    await owner.call("DELETE /studio/:clinic/preview-links/:id", { params: { id: one.id } });
    expect(await isRevoked(link.linkId)).toBe(true);
    expect(await isRevoked(second.linkId)).toBe(false);
    expect((await ask(`preview-links/alpha/looks/${link.linkId}`, {})).body.row.isOpen).toBe(false);
    expect((await links()).find(({ id }) => id === one.id)).toMatchObject({ looks: 2 });
    // Of another clinic it is none.
    expect((await ask(`preview-links/free/looks/${second.linkId}`, {})).body.row.isOpen).toBe(false);
    const history = await new PartnerScope(clinic.db, "alpha").rows(audit, { orderBy: [audit.id] });
    const told = history.filter(({ thingKind }) => thingKind === "previewLink");
    expect(told.map(({ action }) => action)).toEqual(["preview.shared", "preview.shared", "preview.revoked"]);
  });

  it("makes a listed link for the bar of a preview", async () => {
    const { body } = await ask("preview-links/alpha", { hours: 24, madeBy: "kim", choice: "all" });
    expect(await tokenOf(body.url)).toMatchObject({ madeBy: "kim", linkId: expect.any(String) });
    expect((await links())[0]).toMatchObject({ madeBy: "kim", draftsOf: null });
    expect((await ask("preview-links/alpha", { hours: 9999, madeBy: "kim", choice: "all" })).status).toBe(
      400,
    );
  });

  it("keeps notes of both sides, each with its place, until they are resolved", async () => {
    const mine = (
      await owner.call("POST /studio/:clinic/preview-notes", { body: { ...PLACE, text: "가격을 봐 주세요" } })
    ).row;
    const link = await tokenOf((await share()).url);
    const { status } = await ask("preview-notes/alpha", {
      ...{ ...PLACE, path: "/", text: "사진이 어둡습니다", author: "김원장" },
      linkId: link?.linkId,
    });
    expect(status).toBe(200);
    const notes = async () => (await ask("preview-notes/alpha")).body.rows;
    expect(await notes()).toMatchObject([
      { ...PLACE, text: "가격을 봐 주세요", by: "서대표", isByLink: false, resolved: null },
      { path: "/", by: "김원장", isByLink: true },
    ]);
    expect((await ask("preview-notes/free")).body.rows).toEqual([]);
    const resolve = (isResolved: boolean) =>
      owner.call("PUT /studio/:clinic/preview-notes/:id", { params: { id: mine.id }, body: { isResolved } });
    expect((await resolve(true)).row.resolved).toMatchObject({ by: "서대표" });
    expect(await notes()).toHaveLength(1);
    expect((await resolve(false)).row.resolved).toBeNull();
    expect(await notes()).toHaveLength(2);
  });

  it.each<[string, object]>([
    ["a path of another site", { path: "https://evil.example/" }],
    ["a selector with an attribute", { anchor: 'img[onerror="x"]' }],
    ["a place outside of the part", { x: 101 }],
    ["no words", { text: " " }],
    ["no name", { author: "" }],
    ["a text without an end", { text: "가".repeat(1001) }],
  ])("refuses a note with %s", async (_, change) => {
    const note = { ...PLACE, text: "글", author: "김", linkId: null, ...change };
    expect((await ask("preview-notes/alpha", note)).status).toBe(400);
  });

  it("tells nothing without a pass", async () => {
    for (const path of ["preview-notes/alpha", "drafts/alpha/digest"])
      expect((await ask(path, undefined, "guess")).status).toBe(404);
    for (const path of ["preview-notes/alpha", "preview-links/alpha", "preview-links/alpha/looks/x"])
      expect((await ask(path, { hours: 24 }, "guess")).status).toBe(404);
  });
});
