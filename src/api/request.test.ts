import { describe, expect, it } from "vitest";
import { fillPath, toSearchParams } from "./request";

describe("fillPath", () => {
  it("puts values in their places, escaped", () => {
    expect(fillPath("/boards/:type/detail/:id", { type: "a/b", id: 3 })).toBe("/boards/a%2Fb/detail/3");
  });

  it("refuses a path whose value is missing", () => {
    expect(() => fillPath("/v2/products/:id", {})).toThrow(TypeError);
  });
});

describe("toSearchParams", () => {
  it("joins lists, writes flags, leaves out what is absent", () => {
    const query = { productOptionIds: [3, 1], isRecommend: true, keyword: undefined, eventId: null };
    expect(toSearchParams(query).toString()).toBe("isRecommend=true&productOptionIds=3%2C1");
  });

  it("writes equal queries alike, whatever their order", () => {
    expect(toSearchParams({ b: 1, a: 2 }).toString()).toBe(toSearchParams({ a: 2, b: 1 }).toString());
  });
});
