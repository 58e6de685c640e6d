import { beforeEach, describe, expect, it } from "vitest";
import { arrivalQuery, rememberArrival } from "./attribution";

const NAVER = "?utm_source=naver&page=2";
const GOOGLE = "?utm_source=google";
const own = (search: string) => `${window.location.origin}/events${search}`;
const source = () => arrivalQuery("").get("utm_source");

describe("where a visitor came from", () => {
  beforeEach(() => sessionStorage.clear());

  it("outlives a change of page, and gives way to the next arrival", () => {
    rememberArrival(NAVER);
    rememberArrival("?page=3");
    expect(source()).toBe("naver");
    rememberArrival(GOOGLE);
    expect(source()).toBe("google");
  });

  it("is known to the next page where the first was left before it was hydrated", () => {
    rememberArrival("", own(NAVER));
    expect(source()).toBe("naver");
  });

  it("is not what an older page of the same visit says", () => {
    rememberArrival(GOOGLE);
    rememberArrival("", own(NAVER));
    expect(source()).toBe("google");
  });

  it.each(["", "https://ads.example/?utm_source=else", "about:blank", own("?page=2")])(
    "is not taken from %s",
    (referrer) => {
      rememberArrival("", referrer);
      expect(source()).toBeNull();
    },
  );
});
