import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { BACKEND_PROGRAMS, sourceFiles } from "./lib/build.mjs";
import { localBin } from "./lib/programs.mjs";

const stages = readFileSync("deploy/Dockerfile", "utf8").split(/^FROM /m);
const stage = (name: string) => stages.find((text) => text.split("\n")[0]?.endsWith(` AS ${name}`)) ?? "";

/** What a stage copies from the project, without what another stage has made. */
const copied = (name: string) =>
  Array.from(
    stage(name).matchAll(/^COPY (?!--from)(.+) \S+$/gm),
    ([, paths]) => paths?.split(" ") ?? [],
  ).flat();
/** Packages, or all of a scope's, that a stage takes out. */
const takenOut = (name: string) =>
  (/rm -rf (?<packages>[^\n]*(?:\\\n[^\n]*)*)/.exec(stage(name))?.groups?.packages ?? "").split(/[\s\\]+/);

const within = (file: string) => (folder: string) => file === folder || file.startsWith(`${folder}/`);

interface Cruised {
  source: string;
  dependencies: { resolved: string; coreModule: boolean; typeOnly?: boolean }[];
}

/** The packages that programs come to when they run, as files: types are gone by then. */
async function packagesOf(entries: string[]): Promise<string[]> {
  const args = ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...entries];
  const { stdout } = await promisify(execFile)(localBin("depcruise"), args, { maxBuffer: 64 * 1024 * 1024 });
  const cruised: Cruised[] = JSON.parse(stdout).modules;
  const modules = new Map(cruised.map((module) => [module.source, module]));
  const loaded = new Set(cruised.map(({ source }) => source).filter((file) => entries.some(within(file))));
  for (const source of loaded)
    for (const { resolved, coreModule, typeOnly } of modules.get(source)?.dependencies ?? [])
      if (!coreModule && !typeOnly) loaded.add(resolved);
  return [...loaded]
    .filter((source) => source.startsWith("node_modules/"))
    .map((source) => source.replace("node_modules/", ""));
}

/** The project's files that the backend reads beside what is built of it, as its sources name them. */
function filesBeside(): string[] {
  const isOfTests = (file: string) => file.endsWith(".test.ts") || within(file)("backend/testing");
  const sources = sourceFiles("backend").filter((file) => file.endsWith(".ts") && !isOfTests(file));
  const named = (source: string) => readFileSync(source, "utf8").matchAll(/projectFile\("([^"]+)"/g);
  return sources.flatMap((source) => Array.from(named(source), ([, file = ""]) => file));
}

describe("the backend's image", () => {
  const entries = [...BACKEND_PROGRAMS, "backend/publishing/fonts/cut-font.mjs"];

  it("holds every package that its programs load", async () => {
    const packages = await packagesOf(entries);
    expect(packages.length).toBeGreaterThan(0);
    const absent = takenOut("backend-packages");
    expect(packages.filter((file) => absent.some(within(file)))).toEqual([]);
  });

  it("holds every file that its programs read", () => {
    const files = filesBeside();
    expect(files.length).toBeGreaterThan(3);
    const folders = copied("backend");
    expect(files.filter((file) => !folders.some(within(file)))).toEqual([]);
  });
});
