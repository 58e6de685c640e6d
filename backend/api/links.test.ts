import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PartnerInformation } from "@/contract/tenant/partner";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { tenantFile } from "../testing/tenants";
import { reviewUrls } from "./links";

describe.each(engines)("links on $name", (engine) => {
  let clinic: TestClinic;
  let reservationId: number;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    const booked = await clinic.book(clinic.visit({ employeeId: clinic.doctors[1] }), {
      token: clinic.token,
    });
    reservationId = booked.body.row.id;
  });
  afterAll(() => clinic.close());

  const resolve = (shortenUrl: string, tenant = "alpha") =>
    clinic.call("GET /customer/shorten-url", { query: { shortenUrl } }, { tenant });

  it("answers where a code leads", async () => {
    expect((await resolve("spring")).body).toEqual({
      row: { shortenUrl: "spring", targetUrl: "/exhibitions/1" },
    });
    expect((await resolve("map-1")).body.row.targetUrl).toBe("https://naver.me/abc?x=1&y=2");
  });

  it.each([
    ["of another partner", "own", 404],
    ["in capitals", "SPRING", 404],
    ["with a wildcard", "spr%", 404],
    ["that is an address", "https://evil.example", 404],
    ["with a quote", "' or 1=1 --", 404],
    ["of emoji", "🌸", 404],
    ["that is empty", "", 400],
    ["that is long", "x".repeat(201), 400],
    ["with a NUL", "a\u0000", 400],
  ])("finds nothing for a code %s", async (_, code, status) => {
    expect((await resolve(code)).status).toBe(status);
    if (code === "own") expect((await resolve(code, "free")).status).toBe(200);
  });

  const urlsFor = (
    query: { reservationId: number; languageCode?: string },
    token?: string,
    tenant = "alpha",
  ) => clinic.call("GET /customer/review-urls", { query }, { token, tenant });

  it("gives review links to a reservation's owner only", async () => {
    const { status, body } = await urlsFor({ reservationId }, clinic.token);
    expect([status, body.rows.map(({ site }) => site)]).toEqual([200, ["naver", "google"]]);
    expect((await urlsFor({ reservationId })).status).toBe(401);
    expect((await urlsFor({ reservationId }, await clinic.signIn())).status).toBe(404);
    expect((await urlsFor({ reservationId: reservationId + 1 }, clinic.token)).status).toBe(404);
    const elsewhere = await clinic.signIn({ tenant: "free" });
    expect((await urlsFor({ reservationId }, elsewhere, "free")).status).toBe(404);
  });

  it("puts the site that suits the language first", async () => {
    const query = { reservationId, languageCode: "ja" };
    const { body } = await urlsFor(query, clinic.token);
    expect(body.rows[0]).toEqual({
      site: "google",
      url: "https://search.google.com/local/writereview?placeid=ChIJ%26x%3D1&hl=ja",
    });
  });

  it.each(["", "korean", "ko&x=1", "../ko", "1"])("refuses the language %j", async (languageCode) => {
    expect((await urlsFor({ reservationId, languageCode }, clinic.token)).status).toBe(400);
  });

  it("lists recommended keywords once each, in the clinic's order", async () => {
    const keywords = async (tenant: string) =>
      (await clinic.call("GET /customer/partner-keywords", {}, { tenant })).body.rows.map(
        ({ keyword }) => keyword,
      );
    expect(await keywords("alpha")).toEqual(["리프팅", "토닝"]);
    expect(await keywords("free")).toEqual(["리프팅", "토닝", "free만의 것"]);
  });
});

describe("reviewUrls", () => {
  const nowhere = { googlePlaceId: null, naverMapUrl: null, kakaoMapUrl: null };
  const of = (known: Partial<typeof nowhere | Record<keyof typeof nowhere, string>>) =>
    reviewUrls(
      { ...tenantFile("alpha").partnerInformation, ...nowhere, ...known } as PartnerInformation,
      "ko",
    );

  it.each([
    [
      "https://map.naver.com/p/entry/place/1234567890",
      "https://m.place.naver.com/hospital/1234567890/review/visitor",
    ],
    [
      "https://m.place.naver.com/hospital/11223344/home",
      "https://m.place.naver.com/hospital/11223344/review/visitor",
    ],
    ["https://naver.me/abcd", "https://naver.me/abcd"],
    ["https://map.naver.com/p?c=127.0397,37.5243,17", "https://map.naver.com/p?c=127.0397,37.5243,17"],
    ["https://evil.example/map.naver.com/1234567890", "https://evil.example/map.naver.com/1234567890"],
  ])("makes %s %s", (naverMapUrl, url) => {
    expect(of({ naverMapUrl })).toEqual([{ site: "naver", url }]);
  });

  it("is empty where a clinic is on no map", () => {
    expect(of({})).toEqual([]);
  });
});
