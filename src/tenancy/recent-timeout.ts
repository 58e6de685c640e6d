import { FAILURE_MEMORY_MS } from "@/config/tenancy";

let recentUntil = Number.NEGATIVE_INFINITY;

/** The backend has just timed out. */
export function noteTimeout(): void {
  recentUntil = performance.now() + FAILURE_MEMORY_MS;
}

/** True for a moment after that: a page that has waited once does not wait as long again. */
export const hasJustTimedOut = (): boolean => performance.now() < recentUntil;
