import type { Logger } from "pino";

const INTERVAL_MS = 3_600_000;

interface Settings {
  /** For the log: `unclaimed attachments`. */
  what: string;
  /** For the log, where it is not `removed`. */
  done?: string;
  /** Answers how many were. */
  sweep: () => Promise<number>;
  log: Logger;
  /** An hour where nothing else is said. */
  intervalMs?: number;
}

/** Removes what nobody needs any more, or the like, now and every hour. Several processes may do so at once. */
export class Sweeper {
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<void>;

  constructor(private readonly settings: Settings) {
    this.sweeping = this.sweep();
    this.timer = setInterval(() => {
      this.sweeping = this.sweep();
    }, settings.intervalMs ?? INTERVAL_MS).unref();
  }

  /** Ends once what has begun is done. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  private async sweep(): Promise<void> {
    const { what, done = "removed", sweep, log } = this.settings;
    try {
      const count = await sweep();
      if (count > 0) log.info({ [done]: count }, `${what} were ${done}`);
    } catch (error) {
      // The next sweep finds them again.
      log.error({ err: error }, `${what} were not ${done}`);
    }
  }
}
