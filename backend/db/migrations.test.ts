import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = new URL("./migrations/", import.meta.url);

/** Migrations that the versions before do not run on. The documents of both deployments name them. */
const BREAKING = ["0023_live-at.sql"];

describe("the migrations", () => {
  it("drop and rename no table and no column, so that the version before runs on while the next one starts", () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));
    expect(files.length).toBeGreaterThan(20);
    const isBreaking = (name: string) =>
      /\bdrop\s+(table|column)\b|\brename\b/i.test(readFileSync(new URL(name, FOLDER), "utf8"));
    expect(files.filter(isBreaking)).toEqual(BREAKING);
    for (const document of ["docs/deploy-self-hosted.md", "docs/deploy-vercel.md"])
      for (const name of BREAKING) expect(readFileSync(document, "utf8")).toContain(name);
  });
});
