import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { apiContract } from "@/contract/api";

/** What visitors' screens are made of. */
const SCREENS = ["src", "app", "widget", "middleware.ts"];
const HEADING = "### Calls that no screen uses";

it("names in the documentation every call that no screen uses, and none that there is not", () => {
  const code = execFileSync("git", ["ls-files", ...SCREENS], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^src\/contract\/|\/testing\//.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const unused = Object.keys(apiContract).filter((key) => !code.includes(`"${key}"`));

  const [, section = ""] = readFileSync("docs/backend.md", "utf8").split(HEADING);
  const [table = ""] = section.split("\n## ");
  const rows = table.split("\n").filter((line) => line.startsWith("|"));
  const named = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z]+ [^`]+)`/g)]);
  const names = named.map(([, key]) => key);
  expect(unused.filter((key) => !names.includes(key))).toEqual([]);
  expect(names.filter((key) => !(key && key in apiContract))).toEqual([]);
});
