import { expect, it } from "vitest";
import { isSameTree } from "./install.mjs";

const wanted = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/next": { version: "16.4.6" },
    "node_modules/fsevents": { version: "2.3.3", optional: true },
  },
};

it("is content when every package is there in its version, optional ones or not", () => {
  expect(isSameTree(wanted, { packages: { "node_modules/next": { version: "16.4.6" } } })).toBe(true);
});

it.each([
  ["another version", { "node_modules/next": { version: "16.4.5" } }],
  ["a missing package", {}],
])("asks for an install at %s", (_, packages) => {
  expect(isSameTree(wanted, { packages })).toBe(false);
});
