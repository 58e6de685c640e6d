import { useSyncExternalStore } from "react";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";

const listeners = new Set<() => void>();

/** Whether there is a session here. Without the cookie library: it is asked in a page's first view. */
export const hasAccessToken = (): boolean => document.cookie.includes(`${ACCESS_TOKEN_COOKIE}=`);

/** To be called after every change of the cookie, of which a browser tells no page. */
export function accessTokenChanged(): void {
  for (const listener of [...listeners]) listener();
}

/** Whether the visitor is signed in; always false on the server. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribe, hasAccessToken, isUnknown);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the site has signed in or out; the cookie is the same.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

const isUnknown = () => false;
