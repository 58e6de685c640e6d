/**
 * Goes on where nobody reads the process's output any more (its reader was killed). Such an error that nobody listens to
 * is logged, which is the same error again, for ever: a core busy, and no end by SIGTERM.
 */
export function ignoreUnreadLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
