import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { hasAccessToken } from "./access-token";
import { authAtom, isLoggedInAtom } from "./session";

/** A member has proven their identity, a guest a phone number; on the server everybody is a stranger. */
export type Visitor = "stranger" | "guest" | "member";

/** Who looks at the page. */
export function useVisitor(): Visitor {
  // Signing in and out is heard of here; whether there is a session, the cookie says.
  useAtomValue(isLoggedInAtom);
  const { user } = useAtomValue(authAtom);
  const isSignedIn = useSyncExternalStore(neverChanges, hasAccessToken, isUnknown);
  if (!isSignedIn || !user) return "stranger";
  return user.isRegular ? "member" : "guest";
}

const neverChanges = () => () => undefined;
const isUnknown = () => false;
