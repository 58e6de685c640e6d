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
    ["", null],
  ])("reads %j", (query, screen) => {
    expect(screenOfQuery(new URLSearchParams(query))).toEqual(screen);
  });
});

describe("attributionOfQuery", () => {
  it("takes the known names, no longer than a reservation stores", () => {
    const query = new URLSearchParams({
      utm_source: "naver",
      utm_term: "x".repeat(300),
      utm_evil: "1",
      a: "b",
    });
    expect(attributionOfQuery(query)).toEqual({ utm_source: "naver", utm_term: "x".repeat(200) });
  });
});

describe("withoutActions", () => {
  it("keeps everything that was not acted on", () => {
    expect(withoutActions("http://c.example/events?utm_source=a&weid=3&wpid=1&page=2#top")).toBe(
      "/events?utm_source=a&page=2#top",
    );
  });
});
