import { useAtomValue } from "jotai";
import { useIsSignedIn } from "./access-token";
import { authAtom } from "./session";

/** A member has proven their identity, a guest a phone number; on the server everybody is a stranger. */
export type Visitor = "stranger" | "guest" | "member";

/** Who looks at the page. */
export function useVisitor(): Visitor {
  const { user } = useAtomValue(authAtom);
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn || !user) return "stranger";
  return user.isRegular ? "member" : "guest";
}
