import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../errors";
import { sha256 } from "../sha256";

export type Limiter = Pick<RateLimiterMemory, "consume" | "delete" | "reward">;

/** Limits around signing in. */
export interface SignInLimits {
  /** Throws a 429 unless this phone may get a code now: one a minute. */
  takeCode: (key: string) => Promise<void>;
  /** Gives the minute back when the message could not be sent. */
  returnCode: (key: string) => Promise<void>;
  /** Throws a 429 when an address has asked for codes too often within the hour. */
  takeAddress: (address: string) => Promise<void>;
  /** Throws a 429 when an address has named verifications too often within the hour. */
  takeVerification: (address: string) => Promise<void>;
}

interface HourlyLimits {
  codesPerAddress: number;
  verificationsPerAddress: number;
}

export const CODE_INTERVAL_SECONDS = 60;
const HOUR_SECONDS = 3600;

/**
 * Counts points within seconds, and blocks for as many more whoever exceeds them; shared through PostgreSQL where there is
 * one, else in this process.
 */
export const limitersOf =
  (pool: Pool | null) =>
  (keyPrefix: string, points: number, duration: number, blockDuration = 0): Limiter => {
    const limits = { keyPrefix, points, duration, blockDuration };
    if (!pool) return new RateLimiterMemory(limits);
    const store = { storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true };
    return new RateLimiterPostgres({ ...limits, ...store });
  };

export function createSignInLimits(
  pool: Pool | null,
  { codesPerAddress, verificationsPerAddress }: HourlyLimits,
): SignInLimits {
  const limiter = limitersOf(pool);
  const codes = limiter("sms-code", 1, CODE_INTERVAL_SECONDS);
  const addresses = limiter("sms-address", codesPerAddress, HOUR_SECONDS);
  const verifications = limiter("identity-address", verificationsPerAddress, HOUR_SECONDS);
  return {
    takeCode: (key) => take(codes, key, "인증번호는 1분에 한 번만 받을 수 있습니다."),
    returnCode: async (key) => {
      await codes.delete(sha256(key));
    },
    takeAddress: (address) =>
      take(addresses, address, "인증번호를 너무 여러 번 요청했습니다. 나중에 다시 시도해 주세요."),
    takeVerification: (address) =>
      take(verifications, address, "본인인증을 너무 여러 번 시도했습니다. 나중에 다시 시도해 주세요."),
  };
}

/** Counts one more of a key; a 429 with Retry-After once there were too many. */
export async function take(limiter: Limiter, key: string, translatedMessage: string): Promise<void> {
  try {
    // Hashed: no phone and no address stays behind in the table.
    await limiter.consume(sha256(key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new ApiError(429, "too-many-requests", translatedMessage, { "Retry-After": String(seconds) });
  }
}
