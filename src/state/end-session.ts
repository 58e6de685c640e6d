import { deleteCookie, getCookie } from "cookies-next/client";
import { getDefaultStore } from "jotai";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { accessTokenChanged } from "./access-token";
import { reservationStore } from "./reservation";
import { authAtom, isLoggedInAtom } from "./session";
import { widgetClient } from "./widget-client";

/** Spec §4 and §8: forgets the access token, the user and what they booked. False where there was no session any more. */
export function endSession(): boolean {
  const store = getDefaultStore();
  const hadSession = Boolean(getCookie(ACCESS_TOKEN_COOKIE)) || store.get(authAtom).user !== null;
  deleteCookie(ACCESS_TOKEN_COOKIE, { path: "/" });
  accessTokenChanged();
  store.set(authAtom, { user: null });
  store.set(isLoggedInAtom, false);
  reservationStore.write({ ...reservationStore.read(), reservation: null });
  return hadSession;
}

/** Ends a session that the server has refused. The widget, which has the same token, need not find out by itself. */
export function expireSession(): boolean {
  const hadSession = endSession();
  if (hadSession) widgetClient.expire();
  return hadSession;
}
