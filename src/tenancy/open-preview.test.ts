import { describe, expect, it, vi } from "vitest";
import { signPreviewLink, signTenancyPass } from "@/contract/tenant/signed-tokens";
import { openPreview } from "./open-preview";

const SECRET = "a secret of this deployment";
const NOW = new Date("2026-11-20T00:00:00Z");
const DIGEST = "0123456789abcdef";
const expiresAt = new Date("2026-11-20T01:00:00Z");
const sign = (change = {}, secret = SECRET) =>
  signPreviewLink({ partnerId: "lumiere", expiresAt, madeBy: "kim", canShare: false, ...change }, secret);

function open(request: { search?: string; cookie?: string }, change = {}) {
  const readDigest = vi.fn(
    async (): Promise<{ digest: string } | "revoked" | "nothing"> => ({ digest: DIGEST }),
  );
  const countLook = vi.fn(async () => true);
  const sources = { secret: SECRET, now: NOW, readDigest, countLook, ...change };
  const decision = openPreview({ partnerId: "lumiere", search: "", cookie: undefined, ...request }, sources);
  return { decision, readDigest, countLook };
}

describe("openPreview", () => {
  it("turns a link into a cookie, and leaves the rest of the query as it was", async () => {
    const token = await sign();
    const { decision } = open({ search: `?a=%C3%A9&preview=${token}&b=1+2` });
    expect(await decision).toEqual({
      kind: "enter",
      token,
      expiresAt,
      search: "?a=%C3%A9&b=1+2",
      isFramed: false,
    });
    for (const search of [`?preview=${token}`, `?%70review=${token}`])
      expect(await open({ search }).decision).toMatchObject({ kind: "enter", search: "" });
  });

  it("opens the drafts that the link shows by the cookie", async () => {
    const draft = { kind: "draft", partnerId: "lumiere", digest: DIGEST };
    const { decision, readDigest } = open({ cookie: await sign() });
    expect(await decision).toEqual({ ...draft, choice: "all", studioOrigin: null });
    expect(readDigest).toHaveBeenCalledWith(expect.objectContaining({ choice: "all" }));
    const ofOne = open({ cookie: await sign({ choice: 12 }) });
    expect(await ofOne.decision).toEqual({ ...draft, choice: 12, studioOrigin: null });
    expect(ofOne.readDigest).toHaveBeenCalledWith(expect.objectContaining({ choice: 12 }));
  });

  it("lets the studio frame what was opened for its frame, by an origin alone", async () => {
    const studioOrigin = "https://studio.clinics.example";
    expect(await open({ cookie: await sign({ studioOrigin }) }).decision).toMatchObject({ studioOrigin });
    const search = `?preview=${await sign({ studioOrigin })}`;
    expect(await open({ search }).decision).toMatchObject({ kind: "enter", isFramed: true });
    for (const hostile of ["*", "https://a.example; script-src *", "https://a.example/path", "javascript:x"])
      expect(await open({ cookie: await sign({ studioOrigin: hostile }) }).decision).toMatchObject({
        studioOrigin: null,
      });
  });

  const refused: [string, () => Promise<string>][] = [
    ["nothing", async () => ""],
    ["another partner's that has expired", () => sign({ partnerId: "haneul", expiresAt: NOW })],
    [
      "another deployment's that has expired",
      () => sign({ expiresAt: NOW }, "a secret of another deployment"),
    ],
    ["another partner's", () => sign({ partnerId: "haneul" })],
    ["another deployment's", () => sign({}, "a secret of another deployment")],
    [
      "a tampered one",
      async () => (await sign()).replace(/\.(.)/, (_, letter) => `.${letter === "A" ? "B" : "A"}`),
    ],
    ["a pass of the storefront", () => signTenancyPass(SECRET, NOW)],
    ["words", async () => "lumiere"],
  ];
  it.each(refused)("refuses %s, as a link and as a cookie, without asking for the draft", async (_, make) => {
    const token = await make();
    for (const request of [{ search: `?preview=${token}` }, { cookie: token }]) {
      const { decision, readDigest } = open(request);
      expect(await decision).toEqual({ kind: "refused" });
      expect(readDigest).not.toHaveBeenCalled();
    }
  });

  it("names an expired link's partner and end to its holder, without asking for the draft", async () => {
    const token = await sign({ expiresAt: NOW });
    for (const request of [{ search: `?preview=${token}` }, { cookie: token }]) {
      const { decision, readDigest } = open(request);
      expect(await decision).toEqual({ kind: "expired", partnerId: "lumiere", expiredAt: NOW });
      expect(readDigest).not.toHaveBeenCalled();
    }
  });

  it("counts the openings of a listed link, and refuses it once it is revoked", async () => {
    const token = await sign({ linkId: "2b0d7b1e-0000-4000-8000-000000000000" });
    const opened = open({ search: `?preview=${token}` });
    expect(await opened.decision).toMatchObject({ kind: "enter" });
    expect(opened.countLook).toHaveBeenCalledTimes(1);
    const unlisted = open({ search: `?preview=${await sign()}` });
    expect(await unlisted.decision).toMatchObject({ kind: "enter" });
    expect(unlisted.countLook).not.toHaveBeenCalled();
    const search = `?preview=${token}`;
    expect(await open({ search }, { countLook: async () => false }).decision).toEqual({ kind: "refused" });
    const down = async () => Promise.reject(new Error("down"));
    expect(await open({ search }, { countLook: down }).decision).toEqual({ kind: "unavailable" });
    const readDigest = async () => "revoked" as const;
    expect(await open({ cookie: token }, { readDigest }).decision).toEqual({ kind: "refused" });
  });

  it("refuses a bad link although the cookie is good", async () => {
    const { decision } = open({ search: "?preview=x", cookie: await sign() });
    expect(await decision).toEqual({ kind: "refused" });
  });

  it("refuses everybody where no secret is set", async () => {
    const { decision } = open({ cookie: await sign() }, { secret: null });
    expect(await decision).toEqual({ kind: "refused" });
  });

  it("tells the holder of a link that there is no draft, or that it cannot be known", async () => {
    const cookie = await sign();
    expect(await open({ cookie }, { readDigest: async () => "nothing" }).decision).toEqual({
      kind: "missing",
    });
    const readDigest = async () => Promise.reject(new Error("down"));
    expect(await open({ cookie }, { readDigest }).decision).toEqual({ kind: "unavailable" });
  });
});
