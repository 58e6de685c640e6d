import { SESSION_RENEWAL_CHECK_MS, SESSION_RENEWED_AFTER_MS } from "@/config/session";
import { tokenAtom } from "../state/session";
import type { Runtime } from "./runtime";
import { tellLogin } from "./session";
import type { TextStorage } from "./storage";

/** When the token was last exchanged, by whichever tab of this browser. */
const RENEWED_KEY = "renewed-at";

/** Keeps a session that is in use from ending: once a day, while somebody looks, its token is exchanged for a new one. */
export function keepSessionAlive(runtime: Runtime, device: TextStorage): void {
  const { store, api, now } = runtime;
  let isAsking = false;
  const note = () => device.write(RENEWED_KEY, store.get(tokenAtom) === null ? null : String(now()));
  const isDue = () => now() - Number(device.read(RENEWED_KEY) ?? now()) >= SESSION_RENEWED_AFTER_MS;

  async function renew() {
    const token = store.get(tokenAtom);
    if (token === null || isAsking || document.hidden || !isDue()) return;
    isAsking = true;
    // A failure is no news: the old token is as good as before, and whether it is dead every other call tells.
    const answer = await api.call("POST /access-tokens").catch(() => null);
    isAsking = false;
    if (answer?.token && store.get(tokenAtom) === token) await takeUp(runtime, answer.token);
  }

  store.sub(tokenAtom, note);
  if (device.read(RENEWED_KEY) === null) note();
  document.addEventListener("visibilitychange", () => void renew());
  setInterval(() => void renew(), SESSION_RENEWAL_CHECK_MS);
  void renew();
}

/** The same session under a new token, which the partner's own page needs as well. */
async function takeUp(runtime: Runtime, token: string): Promise<void> {
  const { store, api, queryClient } = runtime;
  store.set(tokenAtom, token);
  const known = await queryClient.ensureQueryData(api.query("GET /customers/this")).catch(() => null);
  if (known && store.get(tokenAtom) === token) tellLogin(runtime, token, known.row, { isResumed: true });
}
