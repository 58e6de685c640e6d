// @ts-check
/**
 * The first import of every command that runs on the machine's own Node: fails with a clear message on an old version,
 * before it parses newer syntax.
 */
import { readFileSync } from "node:fs";

const packageFile = new URL("../../package.json", import.meta.url);
/** The lower bound of `>=20.11 <23`; the upper one is for Vercel, which uses the newest allowed version. */
const [wanted = ""] = JSON.parse(readFileSync(packageFile, "utf8")).engines.node.match(/[\d.]+/);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `This is Node ${process.versions.node}: Node ${wanted} or newer is needed (https://nodejs.org).`,
  );
  process.exit(1);
}
