import { isSessionExpiredAtom, tokenAtom } from "../state/session";
import type { Runtime } from "./runtime";
import { forgetCustomer, forgetPerson, tellLogin } from "./session";

/** Another tab of this browser has signed in or out: so it is here, and the page hears of it and stays where it is. */
export async function takeUpSession(runtime: Runtime, token: string | null): Promise<void> {
  const { store, api, queryClient, send } = runtime;
  if (token === store.get(tokenAtom)) return;
  store.set(tokenAtom, token);
  store.set(isSessionExpiredAtom, false);
  if (token === null) {
    forgetPerson(runtime);
    return send("logout", { isExpired: true, isSaid: true });
  }
  forgetCustomer(runtime);
  const { row } = await queryClient.fetchQuery(api.query("GET /customers/this"));
  if (store.get(tokenAtom) === token) tellLogin(runtime, token, row, { isResumed: true });
}
