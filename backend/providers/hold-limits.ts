import type { Pool } from "pg";
import { limitersOf, take } from "./rate-limits";

/** Limits around holding times, so that nobody keeps a clinic's day from all others. */
export interface HoldLimits {
  /** Throws a 429 when a key, an address at a partner, has asked for holds too often within ten minutes. */
  takeHold: (key: string) => Promise<void>;
  /** Times that one address may hold at a partner at once. */
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
