import { describe, expect, it } from "vitest";
import { planOf } from "./houses";
import { plansSchema } from "./page-plans";

describe("planOf", () => {
  it("is the house's, unless the page has one of its own", () => {
    expect(planOf({ house: "clinic", plans: {} }, "staff")).toBe("board");
    expect(planOf({ house: "clinic", plans: { staff: "scroll" } }, "staff")).toBe("scroll");
    expect(planOf({ house: "clinic", plans: { staff: "scroll" } }, "cscenter")).toBe("desk");
  });
});

describe("plansSchema", () => {
  it("names the plans that there are where one is unknown", () => {
    const { error } = plansSchema.safeParse({ staff: "wall" });
    expect(error?.issues[0]?.message).toContain('"letters"|"board"|"scroll"');
  });
});
