import { FAILURE_MEMORY_MS } from "@/config/tenancy";

let silentUntil = Number.NEGATIVE_INFINITY;

/** The backend has just been waited for in vain. */
export function noteSilence(): void {
  silentUntil = performance.now() + FAILURE_MEMORY_MS;
}

/** True for a moment after that: a page that has waited once does not wait as long again. */
export const isSilent = (): boolean => performance.now() < silentUntil;
