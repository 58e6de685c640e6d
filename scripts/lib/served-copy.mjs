// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { NEXT_BUILD } from "./build.mjs";
import { isInProject, ROOT } from "./programs.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */

/**
 * Lays a copy of the build where the storefront may add the pages it makes. The build itself stays clean: pages that were
 * made for other data or another address never come back.
 * @param {Settings} settings
 */
export async function layServedCopy(settings) {
  const build = path.join(ROOT, NEXT_BUILD);
  const copy = path.resolve(ROOT, settings.servedDir);
  const stamp = path.join(copy, "served-from");
  const wanted = sourceOf(settings, readFileSync(path.join(build, "BUILD_ID"), "utf8"));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    await rm(copy, { recursive: true, force: true });
    const isServed = (/** @type {string} */ file) =>
      ![path.join(build, "cache"), path.join(build, "dev")].includes(file);
    await cp(build, copy, { recursive: true, filter: isServed });
    await writeFile(stamp, wanted);
  }
  if (isInProject(copy)) return;
  await relink(copy, path.join(ROOT, distDirOf(settings)));
  // Node reads the linked files where they really are, and looks for packages from there.
  await relink(path.join(ROOT, "node_modules"), path.join(path.dirname(copy), "node_modules"));
}

/**
 * Where Next finds the copy. It takes no build from outside of the project: of a DATA_DIR elsewhere it gets a link.
 * @param {Pick<Settings, "servedDir">} settings
 */
export function distDirOf({ servedDir }) {
  if (isInProject(servedDir)) return servedDir;
  const name = createHash("sha256").update(path.resolve(ROOT, servedDir)).digest("hex").slice(0, 12);
  return path.join(".build", "served", name);
}

/** What pages are made of. A hash: addresses may carry passwords. @param {Settings} settings @param {string} buildId */
function sourceOf({ dataDir, backendUrl, publicBackendUrl, edgeConfig }, buildId) {
  const sources = [
    buildId,
    dataDir,
    backendUrl,
    publicBackendUrl,
    edgeConfig,
    process.env.DATABASE_URL ?? "",
  ];
  return createHash("sha256").update(JSON.stringify(sources)).digest("hex");
}

/** @param {string} target @param {string} link */
async function relink(target, link) {
  await mkdir(path.dirname(link), { recursive: true });
  await rm(link, { force: true });
  await symlink(target, link, "junction");
}
