import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILD = new URL("../.build/studio/", import.meta.url);
const KIB = 1024;
const LIMIT_KIB = 250;

/** What index.html names is fetched at once. */
const page = readFileSync(new URL("index.html", BUILD), "utf8");
const first = readdirSync(new URL("assets/", BUILD)).filter(
  (name) => name.endsWith(".js") && page.includes(name),
);
const size =
  first.reduce((sum, name) => sum + gzipSync(readFileSync(new URL(`assets/${name}`, BUILD))).length, 0) / KIB;
process.stdout.write(`studio app: ${size.toFixed(1)} of ${LIMIT_KIB} KiB\n`);
if (size > LIMIT_KIB) process.exitCode = 1;
