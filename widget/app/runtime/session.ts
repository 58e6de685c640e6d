import type { Customer } from "@/contract/api/auth-and-customer";
import { changeDraftAtom } from "../state/draft";
import { isShownAtom } from "../state/frame";
import { changingReservationAtom, unfoldedReservationIdAtom } from "../state/own-reservation";
import { peopleAtom } from "../state/people";
import { isMadeUnseenAtom, madeReservationAtom } from "../state/reservation";
import { isSessionExpiredAtom, tokenAtom } from "../state/session";
import type { Runtime } from "./runtime";

/** Name and token leave the widget for the partner's own storefront alone. */
export function tellLogin(
  { boot, send }: Runtime,
  token: string,
  { name, isRegular }: Customer,
  { isResumed }: { isResumed: boolean },
): void {
  const user = { name: boot.isStorefront ? name : "", isRegular };
  send("login", { user, accessToken: boot.isStorefront ? token : null, isResumed });
}

/** Spec §4: the session ends here even where the server cannot be told. */
export async function endSession(runtime: Runtime): Promise<void> {
  const { store, api } = runtime;
  if (store.get(tokenAtom) === null) return;
  const farewell = api.call("POST /customer/logout");
  closeSession(runtime);
  await farewell.catch(() => undefined);
}

/** Ends the session on this side alone, for one that the server has ended. */
export function closeSession(runtime: Runtime): void {
  const { store, send } = runtime;
  store.set(tokenAtom, null);
  store.set(isSessionExpiredAtom, false);
  forgetPerson(runtime);
  send("logout", { isExpired: false, isSaid: true });
}

/**
 * Spec §8: the server has refused the token. What the visitor typed is not the session's, and stays. `isSaid`: they have
 * been told. Answers whether the widget is to tell them: on the partner's own page, out of sight, the page does.
 */
export function expireSession(
  { boot, store, send, queryClient }: Pick<Runtime, "boot" | "store" | "send" | "queryClient">,
  { isSaid }: { isSaid: boolean },
): boolean {
  if (store.get(tokenAtom) === null) return false;
  const isOurs = !isSaid && (store.get(isShownAtom) || !boot.isStorefront);
  store.set(tokenAtom, null);
  store.set(isSessionExpiredAtom, true);
  // What waits to be asked again in that session's name is not.
  forgetCustomer({ queryClient });
  send("logout", { isExpired: true, isSaid: isSaid || isOurs });
  return isOurs;
}

/** Signing out leaves nothing of the person on this device for the next visitor: Back may lead to any screen. */
export function forgetPerson(runtime: Runtime): void {
  const { store } = runtime;
  store.set(changeDraftAtom, { name: "", phone: "", email: "", memo: "" });
  store.set(peopleAtom, null);
  store.set(madeReservationAtom, null);
  store.set(isMadeUnseenAtom, false);
  store.set(changingReservationAtom, null);
  store.set(unfoldedReservationIdAtom, null);
  forgetCustomer(runtime);
}

/** Drops every answer that belonged to the customer. */
export function forgetCustomer({ queryClient }: Pick<Runtime, "queryClient">): void {
  queryClient.removeQueries({ predicate: isPersonal });
}

const PERSONAL_PATH = / \/(customers\/this|carts|customer\/(reservations|badge)|recent-products)/;
/** True for a query whose answer is about the customer. */
export const isPersonal = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
  typeof key === "string" && PERSONAL_PATH.test(key);
