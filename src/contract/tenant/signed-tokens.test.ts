import { type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { isTenancyPass, readPreviewLink, signPreviewLink, signTenancyPass } from "./signed-tokens";

const SECRET = "sixteen letters at least";
const NOW = new Date("2026-11-20T00:00:00Z");
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const link = {
  ...{ partnerId: "lumiere", expiresAt: inHours(1), madeBy: "kim", canShare: false },
  ...{ choice: "all" as const, linkId: null, studioOrigin: null },
};
const read = (token: string, change = {}) =>
  readPreviewLink(token, { partnerId: "lumiere", secret: SECRET, now: NOW, ...change });
const key = new TextEncoder().encode(SECRET);
const tokenWith = (header: { alg: string; typ?: string }, claims: JWTPayload = {}) =>
  new SignJWT({ aud: "lumiere", exp: inHours(1).getTime() / 1000, ...claims })
    .setProtectedHeader({ typ: "preview-link", ...header })
    .sign(key);

describe("a preview link", () => {
  it("says what it was signed for", async () => {
    expect(await read(await signPreviewLink(link, SECRET))).toEqual(link);
    const sharing = { ...link, canShare: true };
    expect(await read(await signPreviewLink(sharing, SECRET))).toEqual(sharing);
    const listed = { ...link, choice: 12, linkId: "an id", studioOrigin: "https://studio.example" };
    expect(await read(await signPreviewLink(listed, SECRET))).toEqual(listed);
  });

  it("are valid from any holder of the secret", async () => {
    expect(await read(await tokenWith({ alg: "HS256" }))).toMatchObject({ partnerId: "lumiere" });
  });

  it("ends at its time", async () => {
    const token = await signPreviewLink(link, SECRET);
    expect(await read(token, { now: new Date(inHours(1).getTime() - 1000) })).toEqual(link);
    expect(await read(token, { now: inHours(1) })).toBeNull();
  });

  it("opens neither another partner nor another deployment", async () => {
    const token = await signPreviewLink(link, SECRET);
    expect(await read(token, { partnerId: "haneul" })).toBeNull();
    expect(await read(token, { secret: "another secret of sixteen" })).toBeNull();
  });

  const flip = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
  const hostile: [string, () => Promise<string> | string][] = [
    ["nothing", () => ""],
    ["no token", () => "lumiere"],
    ["a changed payload", async () => flip(await signPreviewLink(link, SECRET), 90)],
    ["a changed signature", async () => flip(await signPreviewLink(link, SECRET), -2)],
    ["a cut signature", async () => (await signPreviewLink(link, SECRET)).replace(/\.[^.]*$/, ".")],
    [
      "no algorithm",
      () => new UnsecuredJWT({}).setAudience("lumiere").setExpirationTime(inHours(1)).encode(),
    ],
    ["another algorithm", () => tokenWith({ alg: "HS512" })],
    ["a kind of its own", () => tokenWith({ alg: "HS256", typ: "JWT" })],
    ["a pass", () => signTenancyPass(SECRET, NOW)],
    ["no end", () => tokenWith({ alg: "HS256" }, { exp: undefined })],
    ["several partners", () => tokenWith({ alg: "HS256" }, { aud: ["lumiere", "haneul"] })],
    ["no partner", () => tokenWith({ alg: "HS256" }, { aud: undefined })],
  ];
  it.each(hostile)("is not made of %s", async (_, make) => {
    expect(await read(await make())).toBeNull();
  });
});

describe("a tenancy pass", () => {
  it("is good for a minute, with the same secret", async () => {
    const pass = await signTenancyPass(SECRET, NOW);
    expect(await isTenancyPass(pass, SECRET, NOW)).toBe(true);
    expect(await isTenancyPass(pass, SECRET, new Date(NOW.getTime() + 60_000))).toBe(false);
    expect(await isTenancyPass(pass, "another secret of sixteen", NOW)).toBe(false);
  });

  it("is never a preview link", async () => {
    const named = await signPreviewLink({ ...link, partnerId: "tenancy" }, SECRET);
    expect(await isTenancyPass(named, SECRET, NOW)).toBe(false);
  });
});
