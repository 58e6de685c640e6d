import { describe, expect, it } from "vitest";
import { attributionOfQuery, screenOfQuery, withoutActions } from "./query-actions";

describe("screenOfQuery", () => {
  it.each([
    ["wcopen=1", { screen: "visit" }],
    ["wcopen", { screen: "visit" }],
    ["wopen=true", { screen: "treatment" }],
    ["weid=3&wpid=12", { screen: "eventProducts", eventId: 3, productId: 12 }],
    ["wcid=4&wpid=12", { screen: "categoryProducts", categoryId: 4, productId: 12 }],
    ["weid=3", null],
    ["wpid=12", null],
    ["weid=x&wpid=12", null],
    ["weid=3.5&wpid=12", null],
    ["weid=-3&wpid=12", null],
    ["weid=0&wpid=12", null],
    ["weid=99999999999999&wpid=1", null],
    ["weid=<script>&wpid=1", null],
    ["weid=%00&wpid=1", null],
    ["weid=3&wpid=javascript:alert(1)", null],
    ["weid=0x1F&wpid=12", null],
    ["weid=1e3&wpid=12", null],
    ["weid=%20%203&wpid=12", null],
    ["weid=3%0A&wpid=12", null],
    ["weid=3,4&wpid=12", null],
    ["weid=&wpid=12", null],
    ["wcid=4", null],
    ["wcid=4&wpid=", null],
    ["wcid=x&wpid=12", null],
    ["weid=x&wcid=4&wpid=12", { screen: "categoryProducts", categoryId: 4, productId: 12 }],
    ["weid=3&wcid=4&wpid=12", { screen: "eventProducts", eventId: 3, productId: 12 }],
    ["weid=3&weid=4&wpid=12", { screen: "eventProducts", eventId: 3, productId: 12 }],
    ["weid=x&wpid=12&wopen=1", { screen: "treatment" }],
    ["WCOPEN=1", null],
    ["", null],
  ])("reads %j", (query, screen) => {
    expect(screenOfQuery(new URLSearchParams(query))).toEqual(screen);
  });
});

describe("attributionOfQuery", () => {
  it.each([
    "utm_source",
    "utm_medium",
    "utm_campaign",
    "utm_term",
    "utm_content",
    "utm_target",
    "utm_channel",
    "utm_createdAt",
    "utm_partnerId",
    "utm_eventId",
    "utm_productId",
  ])("passes %s on as it stands", (name) => {
    const value = "봄 <script>alert(1)</script>";
    expect(attributionOfQuery(new URLSearchParams({ [name]: value }))).toEqual({ [name]: value });
    expect(attributionOfQuery(new URLSearchParams({ [name]: "" }))).toEqual({});
  });

  it("takes the known names, no longer than a reservation stores", () => {
    const query = new URLSearchParams({
      utm_source: "naver",
      utm_term: "x".repeat(300),
      utm_content: `${"x".repeat(199)}😀`,
      utm_evil: "1",
      a: "b",
    });
    expect(attributionOfQuery(query)).toEqual({
      utm_source: "naver",
      utm_term: "x".repeat(200),
      utm_content: "x".repeat(199),
    });
  });
});

describe("withoutActions", () => {
  it("keeps everything that was not acted on", () => {
    expect(withoutActions("http://c.example/events?utm_source=a&weid=3&wpid=1&page=2#top")).toBe(
      "/events?utm_source=a&page=2#top",
    );
  });
});
