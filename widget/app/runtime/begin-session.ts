import type { Customer } from "@/contract/api/auth-and-customer";
import {
  deviceMarkAtom,
  isSessionExpiredAtom,
  sentCodeAtom,
  tokenAtom,
  typedCodeAtom,
} from "../state/session";
import { moveGuestCart } from "./cart";
import type { Runtime } from "./runtime";
import { isPersonal, tellLogin } from "./session";

/** Takes up a session: keeps its token, tells the page, and moves the guest's cart over. A verification brings a mark. */
export function beginSession(
  runtime: Runtime,
  token: string,
  customer: Customer,
  deviceMark = runtime.store.get(deviceMarkAtom),
): void {
  const { store, queryClient } = runtime;
  const isOther = store.get(tokenAtom) !== null;
  store.set(tokenAtom, token);
  store.set(deviceMarkAtom, deviceMark);
  store.set(isSessionExpiredAtom, false);
  store.set(sentCodeAtom, null);
  store.set(typedCodeAtom, "");
  // A guest who becomes a member may have more of their own than they had.
  if (isOther) void queryClient.invalidateQueries({ predicate: isPersonal });
  keepCustomer(runtime, customer);
  tellLogin(runtime, token, customer, { isResumed: false });
  // A cart that could not be moved has said so in a toast, and is moved at the next signing in.
  moveGuestCart(runtime).catch(() => undefined);
}

/** Takes the server's latest word on who is signed in. */
export function keepCustomer({ queryClient, api }: Runtime, customer: Customer): void {
  queryClient.setQueryData(api.query("GET /customers/this").queryKey, { row: customer });
}
