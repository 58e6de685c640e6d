import { clinicTime } from "@/lib/clinic-time";
import { changeDraftAtom, draftAtom, refusedTimeAtom, takenTimeAtom } from "../state/draft";
import { goAtom } from "../state/screen";
import type { Runtime } from "./runtime";

/**
 * The chosen time cannot be had: back to the times, which are refetched, with everything else as it was. The note
 * over them says that somebody took it, or else why it cannot be booked.
 */
export function loseTime({ store, queryClient }: Runtime, reason: string | null = null): void {
  const { reservedAt } = store.get(draftAtom);
  store.set(refusedTimeAtom, reason);
  store.set(takenTimeAtom, reason === null && reservedAt !== null ? clinicTime(reservedAt).clock : null);
  store.set(changeDraftAtom, { reservedAt: null });
  refreshFreeTimes(queryClient);
  store.set(goAtom, "schedule");
}

/** Asks for everything that is free once more. */
export function refreshFreeTimes(queryClient: Runtime["queryClient"]): void {
  void queryClient.invalidateQueries(FREE_TIMES);
}

/** An answer from before a hold began would take the visitor's own hold for somebody else's. */
export const dropFreeTimesUnderWay = (queryClient: Runtime["queryClient"]): Promise<void> =>
  queryClient.cancelQueries(FREE_TIMES);

const FREE_TIMES = {
  predicate: ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
    typeof key === "string" && /\/partner-(employee-)?schedules\//.test(key),
};
