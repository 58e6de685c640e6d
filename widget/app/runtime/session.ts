import type { Customer } from "@/contract/api/auth-and-customer";
import { changeDraftAtom } from "../state/draft";
import { isSessionExpiredAtom, sentCodeAtom, tokenAtom, typedCodeAtom } from "../state/session";
import { moveGuestCart } from "./cart";
import type { Runtime } from "./runtime";

/** Takes up a session: keeps its token, tells the page, and moves the guest's cart over. */
export function beginSession(runtime: Runtime, token: string, customer: Customer): void {
  const { store, queryClient, api } = runtime;
  store.set(tokenAtom, token);
  store.set(isSessionExpiredAtom, false);
  store.set(sentCodeAtom, null);
  store.set(typedCodeAtom, "");
  queryClient.setQueryData(api.query("GET /customers/this").queryKey, { row: customer });
  tellLogin(runtime, token, customer, { isResumed: false });
  // A cart that could not be moved has said so in a toast, and is moved at the next signing in.
  moveGuestCart(runtime).catch(() => undefined);
}

/** The token leaves the widget for the partner's own storefront alone. */
export function tellLogin(
  { boot, send }: Runtime,
  token: string,
  { name, isRegular }: Customer,
  { isResumed }: { isResumed: boolean },
): void {
  send("login", { user: { name, isRegular }, accessToken: boot.isStorefront ? token : null, isResumed });
}

/** Spec §4: the session ends here even where the server cannot be told. */
export async function endSession(runtime: Runtime): Promise<void> {
  const { store, api, send } = runtime;
  if (store.get(tokenAtom) === null) return;
  const farewell = api.call("POST /customer/logout");
  store.set(tokenAtom, null);
  store.set(isSessionExpiredAtom, false);
  // Whoever signs out leaves no name and number behind for the next one at this device.
  store.set(changeDraftAtom, { name: "", phone: "" });
  forgetCustomer(runtime);
  send("logout", { isExpired: false });
  await farewell.catch(() => undefined);
}

/** Drops every answer that belonged to the customer. */
export function forgetCustomer({ queryClient }: Runtime): void {
  const isPersonal = (key: unknown) => typeof key === "string" && PERSONAL_PATH.test(key);
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey[0]) });
}

const PERSONAL_PATH = / \/(customers\/this|carts|customer\/reservations)/;
