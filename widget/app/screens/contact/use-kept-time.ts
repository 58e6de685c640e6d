import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useTask } from "../../data/use-task";
import { holdTime } from "../../runtime/hold-time";
import { loseTime } from "../../runtime/lose-time";
import { useRuntime } from "../../runtime/runtime-context";
import { isShownAtom } from "../../state/frame";
import { holdAtom } from "../../state/hold";
import { isAttemptedAtom } from "../../state/reservation";

/**
 * The hold of the chosen time, and how to hold it again. After a reload, which let it go, it is held again by itself, but
 * not while a booking is under way or its answer was lost: it may have been made, and the time be the visitor's own.
 */
export function useKeptTime() {
  const runtime = useRuntime();
  const hold = useAtomValue(holdAtom);
  const isShown = useAtomValue(isShownAtom);
  const isAttempted = useAtomValue(isAttemptedAtom);
  const holding = useTask(async () => {
    const outcome = await holdTime(runtime);
    if (outcome.kind === "taken") loseTime(runtime);
    if (outcome.kind === "refused") loseTime(runtime, outcome.reason);
  });

  const isToHold = isShown && !isAttempted && (hold === null || hold.isLetGo);
  const holdAgain = useRef(holding.run);
  holdAgain.current = holding.run;
  useEffect(() => {
    if (isToHold) holdAgain.current();
  }, [isToHold]);
  return { hold, holdAgain: isAttempted ? null : holding.run, isHolding: holding.isRunning };
}
