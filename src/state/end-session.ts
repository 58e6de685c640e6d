import { deleteCookie, getCookie } from "cookies-next/client";
import { getDefaultStore } from "jotai";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { reservationStore } from "./reservation";
import { authAtom, isLoggedInAtom } from "./session";

/** Spec §4 and §8: forgets the access token, the user and what they booked. False where nobody was signed in any more. */
export function endSession(): boolean {
  const hadSession = Boolean(getCookie(ACCESS_TOKEN_COOKIE));
  deleteCookie(ACCESS_TOKEN_COOKIE, { path: "/" });
  const store = getDefaultStore();
  store.set(authAtom, { user: null });
  store.set(isLoggedInAtom, false);
  reservationStore.write({ ...reservationStore.read(), reservation: null });
  return hadSession;
}
