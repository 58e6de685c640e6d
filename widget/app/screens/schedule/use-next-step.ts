import { useTask } from "../../data/use-task";
import { holdTime } from "../../runtime/hold";
import { dropFreeTimesUnderWay, loseTime } from "../../runtime/lose-time";
import { useRuntime } from "../../runtime/runtime-context";
import { isAttemptedAtom } from "../../state/reservation";
import { goAtom } from "../../state/screen";

/**
 * On to the contact step, with the time kept. One that cannot be had is told over the times, before anything is typed;
 * where it cannot be kept for any other reason the booking goes on without.
 */
export function useNextStep() {
  const runtime = useRuntime();
  const { store, queryClient } = runtime;
  return useTask(async () => {
    // A booking whose answer was lost may have been made: its time may be taken by the visitor.
    if (store.get(isAttemptedAtom)) return store.set(goAtom, "contact");
    await dropFreeTimesUnderWay(queryClient);
    const outcome = await holdTime(runtime);
    if (outcome.kind === "taken") loseTime(runtime);
    else if (outcome.kind === "refused") loseTime(runtime, outcome.reason);
    else if (outcome.kind !== "over") store.set(goAtom, "contact");
  });
}
