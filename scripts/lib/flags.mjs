// @ts-check
import { parseArgs } from "node:util";

/**
 * Parses boolean flags of commands that run before packages are installed. `--help` prints the usage and exits; an unknown
 * flag exits with code 2.
 * @template {string} Name
 * @param {string} usage
 * @param {Name[]} names
 * @returns {Record<Name, boolean>}
 */
export function readFlags(usage, names = []) {
  /** @type {any} */
  const flags = Object.fromEntries(
    [...names, "help"].map((name) => [name, { type: "boolean", default: false }]),
  );
  try {
    /** @type {any} parseArgs cannot infer names from a variable */
    const { values } = parseArgs({ options: flags });
    if (!values.help) return values;
  } catch (error) {
    const [words] = String(error instanceof Error ? error.message : error).split(". ");
    console.error(`${words}. See --help.`);
    process.exit(2);
  }
  console.log(usage.trim());
  process.exit(0);
}
