// @ts-check
import { parseArgs } from "node:util";

/**
 * The flags of a command that runs before any package is there, each a plain switch. `--help` prints the usage and ends
 * it; what there is no such flag for ends it with one line and exit code 2.
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
    /** @type {any} parseArgs knows the names, which stand in a variable here */
    const { values } = parseArgs({ options: flags });
    if (!values.help) return values;
  } catch (error) {
    const [words] = String(error instanceof Error ? error.message : error).split(". ");
    console.error(`${words}. --help says what there is.`);
    process.exit(2);
  }
  console.log(usage.trim());
  process.exit(0);
}
