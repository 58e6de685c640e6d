import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../lib/errors";
import { sha256 } from "../lib/sha256";

export type Limiter = Pick<RateLimiterMemory, "consume" | "delete" | "reward">;

/**
 * Counts points within a number of seconds, and blocks a key that exceeds them; shared through PostgreSQL, or in this
 * process without it.
 */
export const limitersOf =
  (pool: Pool | null) =>
  (keyPrefix: string, points: number, duration: number, blockDuration = 0): Limiter => {
    const limits = { keyPrefix, points, duration, blockDuration };
    if (!pool) return new RateLimiterMemory(limits);
    const store = { storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true };
    return new RateLimiterPostgres({ ...limits, ...store });
  };

/** Counts one point of a key; a 429 with Retry-After when there are too many. */
export async function take(
  limiter: Limiter,
  key: string,
  translatedMessage: string,
  code = "too-many-requests",
): Promise<void> {
  try {
    // Hashed: the table has no phone and no address.
    await limiter.consume(sha256(key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new ApiError(429, code, translatedMessage, { "Retry-After": String(seconds) });
  }
}
