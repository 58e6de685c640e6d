import { ApiError } from "./errors";

/** Lets so many pieces of heavy work run at once and so many more wait; beyond that, a 503 at once. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.begin();
    try {
      return await work();
    } finally {
      this.end();
    }
  }

  private async begin(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.maxWaiting)
      throw new ApiError(503, "busy", "요청이 몰리고 있습니다. 잠시 후 다시 시도해 주세요.", {
        "Retry-After": "5",
      });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Hands the turn on, so that nobody who comes meanwhile is served before those who wait. */
  private end(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
