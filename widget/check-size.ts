import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILD = new URL("../.build/widget/", import.meta.url);
const KIB = 1024;
/**
 * The first step is what index.html names: nothing else is fetched before it can be used. 11 of it are Preact, 17 the
 * query client and jotai, 9 the style sheet. All is every script and style sheet but languages and rare syllables.
 */
const LIMITS_KIB = { loader: 4, "first step": 60, all: 115 };

const gzipKib = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(new URL(path, BUILD))).length, 0) / KIB;

const page = readFileSync(new URL("app/index.html", BUILD), "utf8");
const files = readdirSync(new URL("app/assets/", BUILD)).filter((name) => /\.(js|css)$/.test(name));
const first = files.filter((name) => page.includes(name));
const isSpare = (name: string) => /^(widget-(en|ja|zh)|(font|serif)-slices)-/.test(name);
const inApp = (names: readonly string[]) => names.map((name) => `app/assets/${name}`);

const sizes = {
  loader: gzipKib(["loader.js"]),
  "first step": gzipKib(inApp(first)),
  all: gzipKib(inApp(files.filter((name) => !isSpare(name)))),
};
let isWithin = true;
for (const [name, limit] of Object.entries(LIMITS_KIB)) {
  const size = sizes[name as keyof typeof sizes];
  const verdict = size <= limit ? "ok" : "TOO LARGE";
  if (size > limit) isWithin = false;
  process.stdout.write(`widget ${name}: ${size.toFixed(1)} of ${limit} KiB gzip, ${verdict}\n`);
}
process.stdout.write(
  `languages and rare syllables: ${gzipKib(inApp(files.filter(isSpare))).toFixed(1)} KiB gzip\n`,
);
if (!isWithin) process.exitCode = 1;
