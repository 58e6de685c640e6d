import { isAdult } from "../people/adulthood";
import type { Call } from "./call";

/**
 * What the law lets someone see of results: nothing unless they are a member, which a guest signed in by SMS is not,
 * and what is for adults only where the identity provider said so. A token that is no good is a 401.
 */
export async function resultsViewer(call: Call): Promise<{ isMember: boolean; isAdult: boolean }> {
  const customer = await call.optionalCustomer();
  return {
    isMember: customer?.isRegular === true,
    isAdult: customer !== null && isAdult(customer, call.now),
  };
}
