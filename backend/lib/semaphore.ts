import pLimit, { type LimitFunction } from "p-limit";
import { ApiError } from "./errors";

/** A semaphore with a bounded queue; a 503 when the queue is full. */
export class Semaphore {
  private readonly limit: LimitFunction;

  constructor(
    atOnce: number,
    private readonly maxWaiting: number,
  ) {
    this.limit = pLimit(atOnce);
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= this.maxWaiting)
      throw new ApiError(503, "busy", "요청이 몰리고 있습니다. 잠시 후 다시 시도해 주세요.", {
        "Retry-After": "5",
      });
    return this.limit(work);
  }
}
