// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { waitUntilReady } from "../lib/http.mjs";
import { ROOT, startProgram } from "../lib/programs.mjs";
import { Refusal } from "../lib/refusal.mjs";

const TEMPLATE = path.join(ROOT, "deploy", "nginx", "nginx.conf.template");
const FEATURES = path.join(ROOT, "deploy", "nginx", "features.sh");
const READY_MS = 20_000;

/**
 * nginx as this machine has it, or nothing. `NGINX_PATH` names another one.
 * @returns {string | undefined}
 */
export function findNginx() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH;
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => path.join(folder, "nginx")).find((file) => existsSync(file));
}

/**
 * The module with which this machine's nginx compresses by brotli, or nothing.
 * @returns {string | undefined}
 */
export function findBrotli() {
  const binary = findNginx();
  const built = binary ? spawnSync(binary, ["-V"], { encoding: "utf8" }).stderr : "";
  const folder = /--modules-path=(\S+)/.exec(built)?.[1];
  const file = path.join(folder ?? "", "ngx_http_brotli_filter_module.so");
  return folder && existsSync(file) ? file : undefined;
}

/**
 * The configuration that deploy/ has, for programs of this machine. Its cache begins empty.
 * @param {Pick<import("./settings.mjs").ClusterSettings, "site" | "storefronts" | "backends" | "internalPort" | "nginxDir" | "tlsPort" | "certificatesDir">} settings
 * @returns {Promise<import("../lib/programs.mjs").Program>}
 */
export async function startNginx(settings) {
  const { site, internalPort, nginxDir } = settings;
  const binary = findNginx();
  if (!binary)
    throw new Refusal("nginx is not on this machine: install it, or run `npm start` without a proxy.");
  rmSync(nginxDir, { recursive: true, force: true });
  const configuration = configurationOf(binary, settings);
  const nginx = runNginx("nginx", { binary, folder: nginxDir, configuration, logDir: site.logDir });
  await waitUntilReady(nginx, internalPort, "/nginx", { withinMs: READY_MS });
  return nginx;
}

/**
 * @param {string} binary
 * @param {Parameters<typeof startNginx>[0]} settings
 */
export function configurationOf(binary, settings) {
  const { site, storefronts, backends, internalPort, nginxDir } = settings;
  const brotli = findBrotli();
  const template = readFileSync(TEMPLATE, "utf8");
  return fillIn(brotli ? template : withoutBrotli(template), {
    ...tlsValues(binary, settings),
    SITE_MODULES: path.dirname(brotli ?? ""),
    SITE_DIR: nginxDir,
    SITE_LOG: path.join(nginxDir, "access.log"),
    SITE_CACHE_SIZE: "1g",
    SITE_SCHEME: "auto",
    SITE_TRUSTED_PROXY: "unix:",
    SITE_STOREFRONTS: serversOf(storefronts.map(({ port }) => port)),
    SITE_BACKENDS: serversOf(backends.map(({ backendPort }) => backendPort)),
    SITE_LISTEN: `127.0.0.1:${site.port}`,
    SITE_API_LISTEN: `127.0.0.1:${site.backendPort}`,
    SITE_API_HOST: new URL(site.publicBackendUrl).hostname,
    SITE_STUDIO_HOST: new URL(site.studioUrl).hostname,
    SITE_INTERNAL_LISTEN: `127.0.0.1:${internalPort}`,
    SITE_COMPRESSOR: `127.0.0.1:${internalPort + 1}`,
  });
}

/**
 * nginx in the foreground, with a configuration that it finds in its folder.
 * @param {string} name of the program, and of its log
 * @param {{ binary: string, folder: string, configuration: string, logDir: string }} options
 */
export function runNginx(name, { binary, folder, configuration, logDir }) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  // Started by root, it would serve as somebody who may not read this folder.
  const globals = `daemon off;${process.getuid?.() === 0 ? " user root;" : ""}`;
  return startProgram(name, [binary, "-e", "stderr", "-p", folder, "-c", file, "-g", globals], { logDir });
}

/**
 * Where names have their certificates, and what this nginx can do with them.
 * @param {string} binary @param {{ tlsPort: number, certificatesDir: string }} settings
 * @returns {Record<string, string>}
 */
export function tlsValues(binary, { tlsPort, certificatesDir }) {
  const listen = `127.0.0.1:${tlsPort}`;
  const httpsPort = `:${tlsPort}`;
  const env = { ...process.env, NGINX: binary, SITE_TLS_LISTEN: listen, SITE_HTTPS_PORT: httpsPort };
  const features = spawnSync("sh", [FEATURES], { encoding: "utf8", env }).stdout.trim().split("\n");
  return {
    SITE_TLS_LISTEN: listen,
    SITE_CERTIFICATES: certificatesDir,
    SITE_HTTPS_PORT: httpsPort,
    SITE_HSTS_SECONDS: process.env.STRICT_TRANSPORT_SECONDS || "0",
    ...Object.fromEntries(features.map((line) => [line.replace(/=.*/, ""), line.replace(/^\w+=/, "")])),
  };
}

/**
 * Each left alone for a second after a failure; where that would leave none, all of them are asked nevertheless.
 * @param {number[]} ports
 */
const serversOf = (ports) =>
  ["max_fails=1 fail_timeout=1s", "backup max_fails=0"]
    .flatMap((when) => ports.map((port) => `server 127.0.0.1:${port} ${when};`))
    .join(" ");

/** @param {string} template whose directives take a line each */
const withoutBrotli = (template) => template.replace(/^.*brotli.*;$/gm, "");

/**
 * What envsubst does in the image: a name that is not given stays.
 * @param {string} template
 * @param {Record<string, string>} values
 */
export const fillIn = (template, values) =>
  template.replace(/\$\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
