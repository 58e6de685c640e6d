// @ts-check
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

/** Vercel's limits, uncompressed: https://vercel.com/docs/functions/limitations. */
const MAX_FUNCTION_BYTES = 250_000_000;
const MAX_MIDDLEWARE_BYTES = 1_000_000;
const MIDDLEWARE = "middleware";
const PARTNER_PAGE = /^\/\[partner\](\/.*)?$/;
/** A page rendered per request: declared, or by reading its query. */
const DYNAMIC = /^export const dynamic = "force-dynamic"|\bsearchParams\b/m;

/**
 * @typedef {{ name: string, runtime: string, bytes: number, files: string[] }} VercelFunction one of the names that share a bundle
 * @typedef {{ route: string, isDynamic: boolean, isPrerendered: boolean }} VercelPage
 * @typedef {{ functions: VercelFunction[], pages: VercelPage[], cacheHandler?: string }} VercelOutput
 */

/**
 * Reads the output of `vercel build`: functions, pages, and how each page is served.
 * @param {string} folder
 * @returns {VercelOutput}
 */
export function readVercelOutput(folder) {
  const functions = path.join(folder, ".vercel", "output", "functions");
  const bundles = readdirSync(functions, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".func"))
    .map((file) => realpathSync(path.join(functions, file)));
  /** @type {Record<string, string>} the file of each page, and its route */
  const routes = readJson(path.join(folder, ".next", "app-path-routes-manifest.json"));
  const pages = Object.entries(routes).filter(
    ([file, route]) => file.endsWith("/page") && PARTNER_PAGE.test(route),
  );
  return {
    functions: [...new Set(bundles)].map((bundle) => readFunction(folder, functions, bundle)),
    pages: pages.map(([file, route]) => ({
      route,
      isDynamic: DYNAMIC.test(readFileSync(path.join(folder, "app", `${file}.tsx`), "utf8")),
      isPrerendered: existsSync(path.join(functions, `${route}.prerender-config.json`)),
    })),
    cacheHandler: readJson(path.join(folder, ".next", "required-server-files.json")).config.cacheHandler,
  };
}

/**
 * What Vercel would refuse or serve differently than intended, one line each.
 * @param {VercelOutput} output
 * @param {{ nodeMajor: string }} wanted
 */
export function findVercelFaults({ functions, pages, cacheHandler }, { nodeMajor }) {
  const middleware = functions.find(({ name }) => name === MIDDLEWARE);
  return [
    ...(middleware ? middlewareFaults(middleware) : ["there is no middleware"]),
    ...functions.filter((fn) => fn !== middleware).flatMap((fn) => functionFaults(fn, nodeMajor)),
    ...(pages.length > 0 ? [] : ["there is no page of a partner"]),
    ...pages
      .filter(({ isDynamic, isPrerendered }) => !isDynamic && !isPrerendered)
      .map(({ route }) => `${route} is not cached: it has no prerender config`),
    ...(cacheHandler ? [`a cacheHandler replaces Vercel's own cache: ${cacheHandler}`] : []),
  ];
}

/** One line for the gate. @param {VercelOutput} output */
export function summarizeVercelOutput({ functions, pages }) {
  const middleware = functions.find(({ name }) => name === MIDDLEWARE);
  const others = functions.filter((fn) => fn !== middleware);
  const cached = pages.filter(({ isPrerendered }) => isPrerendered).length;
  return [
    `${others[0]?.runtime}`,
    `middleware ${megabytes(middleware?.bytes ?? 0)} at the edge`,
    `${others.length} functions up to ${megabytes(Math.max(...others.map(({ bytes }) => bytes)))}`,
    `${cached} of ${pages.length} pages cached`,
  ].join(", ");
}

/** @param {VercelFunction} middleware */
const middlewareFaults = ({ runtime, bytes }) => [
  ...(runtime === "edge" ? [] : [`the middleware runs on ${runtime}, not at the edge`]),
  ...(bytes < MAX_MIDDLEWARE_BYTES ? [] : [`the middleware has ${megabytes(bytes)}, 1 MB is the limit`]),
];

/** @param {VercelFunction} fn @param {string} nodeMajor */
const functionFaults = ({ name, runtime, bytes, files }, nodeMajor) => [
  ...(runtime === `nodejs${nodeMajor}.x` ? [] : [`${name} runs on ${runtime}, not on Node ${nodeMajor}`]),
  ...(bytes <= MAX_FUNCTION_BYTES ? [] : [`${name} has ${megabytes(bytes)}, 250 MB is the limit`]),
  ...(files.some((file) => /pglite/i.test(file)) ? [`${name} contains PGlite`] : []),
];

/** @param {string} folder @param {string} functions @param {string} bundle @returns {VercelFunction} */
function readFunction(folder, functions, bundle) {
  const { runtime, filePathMap = {} } = readJson(path.join(bundle, ".vc-config.json"));
  const own = readdirSync(bundle, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // Traced files are outside of the bundle until the upload.
  const traced = Object.values(filePathMap).map((file) => path.join(folder, String(file)));
  const files = [...own, ...traced];
  return {
    name: path.relative(realpathSync(functions), bundle).replace(/\.func$/, ""),
    runtime,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    files: files.map((file) => path.relative(folder, file)),
  };
}

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
