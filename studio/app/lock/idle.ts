/** After how many minutes without a touch a computer may lock. */
export const LOCK_MINUTES = [5, 15, 30, 60] as const;
const DEFAULT_MINUTES = 15;
const MINUTES_KEY = "studio.lock.minutes";
/** The last touch in any tab of this computer. */
const TOUCHED_KEY = "studio.lock.touched";
/** How often touches are written. */
const WRITE_MS = 1000;

/** Chosen for this computer. */
export function lockMinutes(): number {
  const chosen = Number(localStorage.getItem(MINUTES_KEY));
  return LOCK_MINUTES.find((each) => each === chosen) ?? DEFAULT_MINUTES;
}

export const setLockMinutes = (minutes: number): void => localStorage.setItem(MINUTES_KEY, String(minutes));

/** Notes that somebody is at this computer. */
export function touch(now: number): void {
  const since = now - lastTouch();
  if (since < 0 || since >= WRITE_MS) localStorage.setItem(TOUCHED_KEY, String(now));
}

/** Whether nobody has touched this computer for the chosen minutes; never where none was noted yet. */
export const isIdle = (now: number): boolean =>
  localStorage.getItem(TOUCHED_KEY) !== null && now - lastTouch() >= lockMinutes() * 60_000;

const lastTouch = () => Number(localStorage.getItem(TOUCHED_KEY));
