import { describe, expect, it } from "vitest";
import { homeBlockSchema } from "@/contract/tenant/home-blocks";
import { defaultHome } from "./default-home";

const typesOf = (type: "BRANDING" | "COMMERCE") => defaultHome(type).map((block) => block.type);

describe("the home of a partner that chose no blocks", () => {
  it("opens with its stories at a BRANDING house", () => {
    expect(typesOf("BRANDING").slice(0, 2)).toEqual(["hero", "brandings"]);
  });

  it("opens with what it offers at a COMMERCE house", () => {
    expect(typesOf("COMMERCE").slice(0, 4)).toEqual(["hero", "categories", "recommendedProducts", "events"]);
  });

  it.each(["BRANDING", "COMMERCE"] as const)(
    "is made of blocks that a %s partner could have chosen",
    (type) => {
      for (const block of defaultHome(type)) expect(homeBlockSchema.parse(block)).toEqual(block);
      expect(new Set(typesOf(type)).size).toBe(typesOf(type).length);
    },
  );
});
