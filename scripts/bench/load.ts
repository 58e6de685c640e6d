import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findNginx, runNginx } from "../cluster/nginx.mjs";
import { get, waitUntilReady } from "../lib/http.mjs";
import { ROOT } from "../lib/programs.mjs";
import type { Settings } from "../lib/settings.mjs";
import { step } from "../lib/step.mjs";
import { alignColumns, CACHED_PAGE_MIN_PER_S } from "./bars";
import { type Load, measureLoad } from "./measure-load";
import { startProxy } from "./serve";

const PAGE = { host: "lumiere.localhost", path: "/" };
/** With a query a list is made for each request. */
const MADE_PAGE = { host: "lumiere.localhost", path: "/products?page=2" };
/** nginx with its cache reaches at least so much of what it reaches with a file of the same bytes. */
const SHARE_OF_STATIC = 0.5;
const READY_MS = 10_000;

/** Pages a second of a storefront, kept and made, and through nginx, beside the same bytes as a file. */
export async function benchLoad(settings: Settings, seconds: number): Promise<void> {
  const measure = (what: string, port: number, { host, path: page } = PAGE) =>
    step(what, () => measureLoad(port, host, page, seconds * 1000));
  const kept = await measure("kept pages", settings.port);
  const made = await measure("pages made for each request", settings.port, MADE_PAGE);
  const rows: Row[] = [
    { what: "storefront, kept page", load: kept, bar: CACHED_PAGE_MIN_PER_S },
    { what: "storefront, page made for each request", load: made },
  ];
  const binary = findNginx();
  if (binary) {
    const [proxyPort, staticPort] = [settings.port + 5, settings.port + 6];
    const nginx = await startProxy(settings, proxyPort);
    const proxied = await measure("kept pages behind nginx", proxyPort);
    const file = await startFileServer(binary, settings, staticPort);
    const most = await measure("the same bytes as a file of nginx", staticPort);
    rows.push({ what: "behind nginx, kept page", load: proxied, bar: most.perSecond * SHARE_OF_STATIC });
    rows.push({ what: "the same bytes as a file of nginx", load: most });
    await nginx.stop();
    await file.stop();
  } else console.log("nginx is not installed, so it is left out.");
  console.log(`\nPages a second, 32 connections (! = beyond the bar)\n\n${draw(rows)}\n`);
}

interface Row {
  what: string;
  load: Load;
  /** Pages a second, at least. */
  bar?: number;
}

function draw(rows: Row[]): string {
  const most = rows.at(-1)?.load.perSecond ?? 1;
  return alignColumns([
    ["what", "a second", "bar", "of the last", "failed"],
    ...rows.map(({ what, load: { perSecond, failed }, bar }) => [
      what,
      `${Math.round(perSecond)}${bar !== undefined && perSecond < bar ? "!" : " "}`,
      bar === undefined ? "" : `≥ ${Math.round(bar)}`,
      `${((100 * perSecond) / most).toFixed(1)} %`,
      String(failed),
    ]),
  ]);
}

/** The page's compressed bytes, as nginx serves any file. */
async function startFileServer(binary: string, settings: Settings, port: number) {
  const { host, path: page } = PAGE;
  const { body, headers } = await get(settings.port, page, {
    host,
    headers: { "accept-encoding": "gzip" },
  });
  const folder = path.join(ROOT, settings.logDir, "nginx-file");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "www"), { recursive: true });
  writeFileSync(path.join(folder, "www", "page"), body);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  const configuration = `pid ${folder}/nginx.pid; worker_processes auto; events { worker_connections 1024; }
http { access_log off; tcp_nopush on; sendfile on; gzip off; keepalive_requests 1000000; ${temporary}
  open_file_cache max=10 inactive=60s;
  server { listen 127.0.0.1:${port}; root ${folder}/www;
    location / { types { } default_type "${headers["content-type"]}"; rewrite ^ /page break;
      add_header Content-Encoding gzip; } } }`;
  const nginx = runNginx("nginx-file", { binary, folder, configuration, logDir: settings.logDir });
  await waitUntilReady(nginx, port, "/", { withinMs: READY_MS });
  return nginx;
}
