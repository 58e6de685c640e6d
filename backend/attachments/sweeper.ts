import type { Logger } from "pino";
import type { Database } from "../db/client";
import type { FileStorage } from "../providers/storage";
import { sweepAttachments } from "./claims";

const INTERVAL_MS = 3_600_000;

interface Settings {
  db: Database;
  storage: FileStorage;
  log: Logger;
  now: () => Date;
}

/** Removes files that no post has named, now and every hour. Several processes may do so at once. */
export class AttachmentSweeper {
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<void>;

  constructor(private readonly settings: Settings) {
    this.sweeping = this.sweep();
    this.timer = setInterval(() => {
      this.sweeping = this.sweep();
    }, INTERVAL_MS).unref();
  }

  /** Ends once what has begun is done. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  private async sweep(): Promise<void> {
    const { db, storage, log, now } = this.settings;
    try {
      const removed = await sweepAttachments(db, storage, now());
      if (removed > 0) log.info({ removed }, "unclaimed attachments were removed");
    } catch (error) {
      // The next sweep finds them again.
      log.error({ err: error }, "unclaimed attachments were not removed");
    }
  }
}
