import { isAdult } from "../people/adulthood";
import type { Call } from "./call";

/**
 * What the law lets someone see of results: nothing without signing in, and what is for adults only where the
 * identity provider said so. A token that is no good is a 401.
 */
export async function resultsViewer(call: Call): Promise<{ isSignedIn: boolean; isAdult: boolean }> {
  const customer = await call.optionalCustomer();
  return { isSignedIn: customer !== null, isAdult: customer !== null && isAdult(customer, call.now) };
}
