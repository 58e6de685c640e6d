import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILD = new URL("../.build/widget/", import.meta.url);
const KIB = 1024;
const LIMITS_KIB = { loader: 4, app: 130 };

const gzipKib = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(new URL(path, BUILD))).length, 0) / KIB;

/** What index.html names is fetched at once; the other scripts only when they are needed. */
const page = readFileSync(new URL("app/index.html", BUILD), "utf8");
const scripts = readdirSync(new URL("app/assets/", BUILD)).filter((name) => /\.(js|css)$/.test(name));
const first = scripts.filter((name) => page.includes(name)).map((name) => `app/assets/${name}`);
const later = scripts.filter((name) => !page.includes(name)).map((name) => `app/assets/${name}`);

const sizes = { loader: gzipKib(["loader.js"]), app: gzipKib(first) };
let isWithin = true;
for (const [name, limit] of Object.entries(LIMITS_KIB)) {
  const size = sizes[name as keyof typeof sizes];
  const verdict = size <= limit ? "ok" : "TOO LARGE";
  if (size > limit) isWithin = false;
  process.stdout.write(`widget ${name}: ${size.toFixed(1)} of ${limit} KiB gzip, ${verdict}\n`);
}
process.stdout.write(`widget app, on demand: ${gzipKib(later).toFixed(1)} KiB gzip\n`);
if (!isWithin) process.exitCode = 1;
