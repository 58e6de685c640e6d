import { describe, expect, it } from "vitest";
import { parseSearchAddress } from "./search-address";

describe("parseSearchAddress", () => {
  it.each([
    [{}, ""],
    [{ keyword: "  리프팅 " }, "리프팅"],
    [{ keyword: ["기미", "모공"] }, "기미"],
    [{ keyword: "가".repeat(300) }, "가".repeat(100)],
    [{ keyword: "<script>" }, "<script>"],
  ])("reads %o", (query, keyword) => {
    expect(parseSearchAddress(query)).toEqual({ keyword });
  });
});
