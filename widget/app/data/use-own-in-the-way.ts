import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useRuntime } from "../runtime/runtime-context";
import { draftAtom, requestedOptionIds, requestedSecretEventIds } from "../state/draft";
import { isAttemptedAtom } from "../state/reservation";
import { tokenAtom } from "../state/session";

/** What the visitor has booked already that keeps the chosen time from them; null while nothing is known to. */
export function useOwnInTheWay() {
  const { api } = useRuntime();
  const draft = useAtomValue(draftAtom);
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  // One that was sent may have been made: what is in the way then is the booking itself.
  const isAttempted = useAtomValue(isAttemptedAtom);
  const { reservedAt } = draft;
  const optionIds = requestedOptionIds(draft);
  const isAsked = isSignedIn && !isAttempted && reservedAt !== null;
  const { data } = useQuery({
    ...api.query("GET /customer/reservation-validation", {
      query: {
        reservedAt: reservedAt ?? "",
        productOptionIds: optionIds.length > 0 ? optionIds : undefined,
        secretEventIds: requestedSecretEventIds(draft),
      },
    }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  });
  const known = isAsked ? data?.row : undefined;
  return known?.code ? { ...known, code: known.code } : null;
}
