/**
 * Ignores write errors of stdout and stderr (EPIPE, once the process that reads them was killed). Without a listener each
 * one is an uncaught exception, which Next logs to stderr, which fails the same way, in an endless loop that SIGTERM does
 * not end.
 */
export function ignoreUnreadLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
