import type { Logger } from "pino";

const INTERVAL_MS = 3_600_000;

interface Settings {
  /** For the log: `unclaimed attachments`. */
  what: string;
  /** For the log; by default `removed`. */
  done?: string;
  /** Returns how many. */
  sweep: () => Promise<number>;
  log: Logger;
  /** By default an hour. */
  intervalMs?: number;
}

/** Runs a clean-up job now and at an interval, never twice at a time. Several processes may run it at once. */
export class Sweeper {
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<void>;
  private isSweeping = false;

  constructor(private readonly settings: Settings) {
    this.sweeping = this.sweep();
    this.timer = setInterval(() => {
      if (!this.isSweeping) this.sweeping = this.sweep();
    }, settings.intervalMs ?? INTERVAL_MS).unref();
  }

  /** Waits for a sweep that is running. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  private async sweep(): Promise<void> {
    const { what, done = "removed", sweep, log } = this.settings;
    this.isSweeping = true;
    try {
      const count = await sweep();
      if (count > 0) log.info({ [done]: count }, `${what} were ${done}`);
    } catch (error) {
      // The next sweep retries.
      log.error({ err: error }, `${what} were not ${done}`);
    } finally {
      this.isSweeping = false;
    }
  }
}
