import { describe, expect, it } from "vitest";
import { configDifferences } from "./config-differences";

describe("configDifferences", () => {
  it.each([
    ["nothing", { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    ["a value", { theme: { accent: "#111111" } }, { theme: { accent: "#222222" } }, ["theme.accent"]],
    ["what came", { a: {} }, { a: { b: 1 } }, ["a.b"]],
    ["what went", { a: 1, b: 2 }, { a: 1 }, ["b"]],
    ["places of a list", { menu: ["a", "b"] }, { menu: ["a", "c", "d"] }, ["menu.1", "menu.2"]],
    ["another kind of thing", { layout: { widget: null } }, { layout: { widget: {} } }, ["layout.widget"]],
    ["a list for a record", { a: [] }, { a: {} }, ["a"]],
    ["a name that every object has", {}, { constructor: 1 }, ["constructor"]],
  ])("names %s", (_, from, to, paths) => {
    expect(configDifferences(from, to).map(({ path }) => path.join("."))).toEqual(paths);
  });

  it("says what was and what will be", () => {
    expect(configDifferences({ a: 1 }, { b: [2] })).toEqual([
      { path: ["a"], from: 1, to: undefined },
      { path: ["b"], from: undefined, to: [2] },
    ]);
  });
});
