import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PINNED_NODE, ROOT } from "./lib/programs.mjs";

const TSX = ["--import", "tsx"];
const start = ["scripts/start.mjs"];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "commands-"));
  await writeFile(path.join(folder, "file"), "");
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: string[], env: Record<string, string> = {}) {
  const own = { DATA_DIR: path.join(folder, "data"), DATABASE_URL: "", npm_lifecycle_event: "start" };
  const settings = { ...process.env, ...own, ...env, FORCE_COLOR: undefined, NO_COLOR: "1" };
  try {
    return {
      code: 0,
      ...(await promisify(execFile)(PINNED_NODE, args, { cwd: ROOT, env: settings })),
    };
  } catch (error) {
    // execFile rejects with the exit code and both outputs.
    return error as { code: number; stdout: string; stderr: string };
  }
}

const COMMANDS = [
  start,
  ["scripts/test.mjs"],
  ["scripts/cluster.mjs"],
  ["scripts/build.mjs"],
  ...["answer", "backup", "restore", "tenants"].map((name) => [...TSX, `backend/cli/${name}.ts`]),
  ...["bench", "generate-partners", "make-fonts", "screenshots", "take-pictures"].map((name) => [
    ...TSX,
    `scripts/${name}.ts`,
  ]),
];

describe("every command", () => {
  it.concurrent.each(COMMANDS)("%s %s %s says how it is used", { timeout: 60_000 }, async (...command) => {
    const { code, stdout, stderr } = await run([...command.filter(Boolean), "--help"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Usage: /);
  });
});

const MISTAKES: [words: RegExp, command: string[], code?: number, env?: Record<string, string>][] = [
  [/Unknown option '--prod'/, [...start, "--prod"]],
  [/Unexpected argument 'unit'/, ["scripts/test.mjs", "unit"]],
  [/option '--only <part>'.*'gpu' is invalid.*storefront/, [...TSX, "scripts/bench.ts", "--only", "gpu"]],
  [/'--tenants <ids>'.*There is no nobody, but/, [...TSX, "scripts/bench.ts", "--tenants", "nobody"]],
  [/'--widths <pixels>'.*whole number/, [...TSX, "scripts/screenshots.ts", "--widths", "wide"]],
  [/'--pages <names>'.*There is no cellar/, [...TSX, "scripts/screenshots.ts", "--pages", "home,cellar"]],
  [/'--partners <count>'.*whole number/, [...TSX, "scripts/generate-partners.ts", "--partners", "-1"]],
  [/missing required argument 'file'/, [...TSX, "backend/cli/backup.ts"]],
  [/too many arguments/, [...TSX, "backend/cli/restore.ts", "one.tar.gz", "two.tar.gz"]],
  [/'post'.*whole number/, [...TSX, "backend/cli/answer.ts", "lumiere", "first", "네"]],
  [/There is no database in/, [...TSX, "backend/cli/backup.ts", "backup.tar.gz"], 1],
  [/There is no file/, [...TSX, "backend/cli/restore.ts", "none.tar.gz"], 1],
  [/not answered\. No backend runs on/, [...TSX, "backend/cli/answer.ts", "lumiere", "1", "네"], 1],
  [/Nothing responds at .*:3999: run npm start/, [...TSX, "scripts/screenshots.ts"], 1, { PORT: "3999" }],
];

describe("one line, and an exit code,", () => {
  it.concurrent.each(MISTAKES)("for %s", { timeout: 60_000 }, async (words, command, code = 2, env = {}) => {
    const said = await run(command, env);
    expect(said.stderr.trim()).toMatch(words);
    expect([said.code, said.stderr.trim().split("\n")]).toEqual([code, [expect.any(String)]]);
  });

  it.concurrent.each([
    start,
    [...TSX, "scripts/generate-partners.ts"],
    [...TSX, "backend/cli/tenants.ts", "history", "onyu"],
    [...TSX, "backend/main.ts"],
  ])("for a DATA_DIR below a file: %s %s %s", { timeout: 60_000 }, async (...command) => {
    const env = { DATA_DIR: path.join(folder, "file", "data"), PORT: "3997", BACKEND_PORT: "4997" };
    const { code, stderr } = await run(command.filter(Boolean), env);
    expect([code, stderr.trim().split("\n")]).toEqual([
      1,
      [expect.stringContaining("Set it to another folder.")],
    ]);
  });

  it.concurrent.each(["18.20.8", "20.9.0"])("for Node %s, which is too old", async (version) => {
    const pretend = `Object.defineProperty(process.versions, "node", { value: "${version}" })`;
    for (const command of ["start", "test", "cluster", "build"]) {
      const args = ["--import", `data:text/javascript,${pretend}`, `scripts/${command}.mjs`];
      expect(await run(args)).toMatchObject({
        code: 1,
        stdout: "",
        stderr: `This is Node ${version}: Node 20.11 or newer is needed (https://nodejs.org).\n`,
      });
    }
  });
});
