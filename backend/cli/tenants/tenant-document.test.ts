import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changeDocument } from "./tenant-document";

const documentOf = (text: string) => ({ file: "tenant.json", text, value: JSON.parse(text) });
const change = (text: string, fields: Record<string, unknown>) =>
  changeDocument(documentOf(text), fields).text;

describe("changeDocument", () => {
  it.each(["haneul", "lumiere", "onyu"])("leaves every other line of %s as it was written", (id) => {
    const text = readFileSync(`tenants/${id}/tenant.json`, "utf8");
    const changed = change(text, { domains: { primary: "new.example", aliases: [] } });
    expect(JSON.parse(changed)).toEqual({
      ...JSON.parse(text),
      domains: { primary: "new.example", aliases: [] },
    });
    const lines = new Set(text.split("\n"));
    const others = changed.split("\n").filter((line) => !lines.has(line));
    expect(others).toEqual(['  "domains": { "primary": "new.example", "aliases": [] },']);
  });

  it("adds a field that was left out behind the id", () => {
    expect(change('{\n  "id": "a",\n  "layout": {}\n}\n', { deployStatus: "closed" })).toBe(
      '{\n  "id": "a",\n  "deployStatus": "closed",\n  "layout": {}\n}\n',
    );
  });

  it("takes the field of the first level alone, whatever strings and inner objects say", () => {
    const text =
      '{ "note": "\\"domains\\": {}", "inner": { "domains": 1 }, "list": [{ "domains": 2 }], "domains": 3 }';
    expect(JSON.parse(change(text, { domains: 4 }))).toEqual({ ...JSON.parse(text), domains: 4 });
  });

  it("breaks a long value into lines", () => {
    const aliases = Array.from({ length: 5 }, (_, index) => `a-rather-long-alias-${index}.example`);
    expect(change('{\n  "id": "a",\n  "domains": {}\n}', { domains: { aliases } })).toContain(
      '  "domains": {\n    "aliases": [\n      "a-rather-long-alias-0.example",\n',
    );
  });
});
