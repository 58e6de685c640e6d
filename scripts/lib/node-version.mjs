// @ts-check
/**
 * The first import of every command that runs before packages are installed, on the machine's own Node: one that is too
 * old is told so, before it reads a file that it does not understand.
 */
import { readFileSync } from "node:fs";

const packageFile = new URL("../../package.json", import.meta.url);
/** As in `>=20.11`. */
const wanted = JSON.parse(readFileSync(packageFile, "utf8")).engines.node.replace(">=", "");
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `This is Node ${process.versions.node}: Node ${wanted} or newer is needed (https://nodejs.org).`,
  );
  process.exit(1);
}
