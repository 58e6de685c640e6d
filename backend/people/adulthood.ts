import { dayOf } from "../lib/clinic-time";

const ADULT_FROM_AGE = 19;
const GUARDED_TO_AGE = 14;

interface Person {
  isRegular: boolean;
  birthDate: string | null;
}

/**
 * Whether a person is a verified adult: from 1 January of the year in which they turn 19 (Youth Protection Act, article
 * 2). The birth date that a guest enters proves nothing.
 */
export function isAdult({ isRegular, birthDate }: Person, now: Date): boolean {
  if (!isRegular || birthDate === null) return false;
  return yearOf(dayOf(now)) - yearOf(birthDate) >= ADULT_FROM_AGE;
}

/**
 * Whether a guardian must consent to storing personal data (Personal Information Protection Act, article 22-2): until
 * the day on which the person turns 14.
 */
export function needsGuardian(birthDate: string | null, now: Date): boolean {
  if (birthDate === null) return false;
  return `${yearOf(birthDate) + GUARDED_TO_AGE}${birthDate.slice(4)}` > dayOf(now);
}

const yearOf = (day: string) => Number(day.slice(0, 4));
