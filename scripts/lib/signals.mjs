// @ts-check
import { stopPrograms } from "./programs.mjs";

/**
 * Ctrl-C and SIGTERM stop all started programs, then this one.
 * @param {{ exitCode: number }} options
 */
export function endWithPrograms({ exitCode }) {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await stopPrograms();
    process.stdout.write("\n  ended\n");
    process.exit(exitCode);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
}
