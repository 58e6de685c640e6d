import type { Pool } from "pg";
import { limitersOf, take } from "./rate-limits";

/** Limits of holds, so that no visitor can block a clinic's day. */
export interface HoldLimits {
  /** Throws a 429 when a key, an address at a partner, requested too many holds within ten minutes. */
  takeHold: (key: string) => Promise<void>;
  /** The most holds of one address at a partner at once. */
  holdsAtOnce: number;
}

const TEN_MINUTES_SECONDS = 600;

export function createHoldLimits(
  pool: Pool | null,
  { holdsPerAddress, holdsAtOnce }: { holdsPerAddress: number; holdsAtOnce: number },
): HoldLimits {
  const holds = limitersOf(pool)("reservation-hold", holdsPerAddress, TEN_MINUTES_SECONDS);
  return {
    takeHold: (key) => take(holds, key, "예약 시간을 너무 여러 번 바꾸셨습니다. 잠시 후 다시 시도해 주세요."),
    holdsAtOnce,
  };
}
