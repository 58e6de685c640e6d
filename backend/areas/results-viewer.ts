import { dayOf } from "../booking/clinic-time";
import type { Call } from "./call";

/** Youth Protection Act §2: whoever turns 19 counts as an adult from the first of January of that year. */
const ADULT_AGE = 19;

/**
 * What the law lets someone see of results: nothing without signing in, and what is for adults only where the
 * identity provider said so. A token that is no good is a 401.
 */
export async function resultsViewer(call: Call): Promise<{ isSignedIn: boolean; isAdult: boolean }> {
  if (!call.tokenHash) return { isSignedIn: false, isAdult: false };
  const { isRegular, birthDate } = await call.customer();
  const yearOf = (day: string) => Number(day.slice(0, 4));
  const isAdult = birthDate !== null && yearOf(dayOf(call.now)) - yearOf(birthDate) >= ADULT_AGE;
  return { isSignedIn: true, isAdult: isRegular && isAdult };
}
