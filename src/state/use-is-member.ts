import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { hasAccessToken } from "./access-token";
import { isLoggedInAtom } from "./session";

/** Whether the visitor is signed in; on the server nobody is. */
export function useIsMember(): boolean {
  // Signing in and out is heard of here; whether there is a session, the cookie says.
  useAtomValue(isLoggedInAtom);
  return useSyncExternalStore(onOtherTab, hasAccessToken, isUnknown);
}

/** Another tab of the site has signed in or out; the cookie is the same. */
const onOtherTab = (listener: () => void) => {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
};
const isUnknown = () => false;
