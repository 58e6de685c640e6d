import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findVercelFaults, readVercelOutput, summarizeVercelOutput } from "./vercel-output.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vercel-output-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, content: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

const FUNCTIONS = ".vercel/output/functions";
const PAGE = "export default function Page() { return null; }";

/** A build of a cached page, one that says that it is dynamic, one that reads its query, and the middleware. */
async function writeBuild({ cacheHandler }: { cacheHandler?: string } = {}) {
  const routes = {
    "/[partner]/(shell)/page": "/[partner]",
    "/[partner]/(shell)/search/page": "/[partner]/search",
    "/[partner]/(shell)/filtered/page": "/[partner]/filtered",
    "/[partner]/robots.txt/route": "/[partner]/robots.txt",
    "/~platform/page": "/~platform",
  };
  await write(".next/app-path-routes-manifest.json", JSON.stringify(routes));
  await write(".next/required-server-files.json", JSON.stringify({ config: { cacheHandler } }));
  await write("app/[partner]/(shell)/page.tsx", PAGE);
  await write("app/[partner]/(shell)/search/page.tsx", `export const dynamic = "force-dynamic";\n${PAGE}`);
  await write(
    "app/[partner]/(shell)/filtered/page.tsx",
    "export default ({ searchParams }) => searchParams;",
  );
  await write(`${FUNCTIONS}/middleware.func/.vc-config.json`, JSON.stringify({ runtime: "edge" }));
  await write(`${FUNCTIONS}/middleware.func/index.js`, "x".repeat(200_000));
  await write("node_modules/sharp/binary", "x".repeat(3_000_000));
  const filePathMap = { "node_modules/sharp/binary": "node_modules/sharp/binary" };
  const page = { runtime: "nodejs22.x", filePathMap };
  await write(`${FUNCTIONS}/[partner].func/.vc-config.json`, JSON.stringify(page));
  await write(`${FUNCTIONS}/[partner].prerender-config.json`, "{}");
  await mkdir(path.join(folder, FUNCTIONS, "[partner]"));
  await symlink("../[partner].func", path.join(folder, FUNCTIONS, "[partner]", "search.func"));
}

it("reads each bundle once, with the files that are traced into it, and every page of a partner", async () => {
  await writeBuild();
  const output = readVercelOutput(folder);
  expect(output.functions.map(({ name, runtime }) => [name, runtime])).toEqual(
    expect.arrayContaining([
      ["middleware", "edge"],
      ["[partner]", "nodejs22.x"],
    ]),
  );
  expect(output.functions).toHaveLength(2);
  expect(output.pages).toEqual([
    { route: "/[partner]", isDynamic: false, isPrerendered: true },
    { route: "/[partner]/search", isDynamic: true, isPrerendered: false },
    { route: "/[partner]/filtered", isDynamic: true, isPrerendered: false },
  ]);
  expect(findVercelFaults(output, { nodeMajor: "22" })).toEqual([]);
  expect(summarizeVercelOutput(output)).toBe(
    "nodejs22.x, middleware 0.2 MB at the edge, 1 functions up to 3.0 MB, 1 of 3 pages cached",
  );
});

it("finds a page that is not cached, a cache handler, PGlite", async () => {
  await writeBuild({ cacheHandler: "../src/page-cache.mjs" });
  await rm(path.join(folder, FUNCTIONS, "[partner].prerender-config.json"));
  await write(`${FUNCTIONS}/[partner].func/chunks/node_modules_@electric-sql_pglite.js`, "");
  expect(findVercelFaults(readVercelOutput(folder), { nodeMajor: "22" })).toEqual([
    "[partner] contains PGlite",
    "/[partner] is not cached: it has no prerender config",
    "a cacheHandler replaces Vercel's own cache: ../src/page-cache.mjs",
  ]);
});

describe("a fault", () => {
  const middleware = { name: "middleware", runtime: "edge", bytes: 1, files: [] };
  const page = { name: "[partner]", runtime: "nodejs22.x", bytes: 1, files: [] };
  const pages = [{ route: "/[partner]", isDynamic: false, isPrerendered: true }];

  it.each([
    ["no middleware", [page], "there is no middleware"],
    [
      "a middleware on Node",
      [{ ...middleware, runtime: "nodejs22.x" }, page],
      "the middleware runs on nodejs22.x, not at the edge",
    ],
    [
      "a large middleware",
      [{ ...middleware, bytes: 1_200_000 }, page],
      "the middleware has 1.2 MB, 1 MB is the limit",
    ],
    [
      "another Node",
      [middleware, { ...page, runtime: "nodejs24.x" }],
      "[partner] runs on nodejs24.x, not on Node 22",
    ],
    [
      "a large function",
      [middleware, { ...page, bytes: 251_000_000 }],
      "[partner] has 251.0 MB, 250 MB is the limit",
    ],
  ])("is %s", (_, functions, words) => {
    expect(findVercelFaults({ functions, pages }, { nodeMajor: "22" })).toEqual([words]);
  });

  it("is a build without a page of a partner", () => {
    const output = { functions: [middleware, page], pages: [] };
    expect(findVercelFaults(output, { nodeMajor: "22" })).toEqual(["there is no page of a partner"]);
  });
});
