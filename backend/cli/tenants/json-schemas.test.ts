import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { jsonSchemas } from "./json-schemas";

const committed = (name: string) =>
  readFileSync(new URL(`../../../tenants/${name}`, import.meta.url), "utf8");
const schemas = Object.entries(jsonSchemas());

describe("the JSON schemas of tenant files", () => {
  it.each(schemas)("%s is what the contract says; if not: npm run tenants -- schema", (name, text) => {
    expect(committed(name)).toBe(text);
  });

  it("underline an unknown field", () => {
    const { additionalProperties } = JSON.parse(committed("tenant.schema.json"));
    expect(additionalProperties).toBe(false);
  });

  it("let a content file hold any part of the content", () => {
    const { required, properties } = JSON.parse(committed("content.schema.json"));
    expect(required).toBeUndefined();
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(["$schema", "products", "terms"]));
  });
});
