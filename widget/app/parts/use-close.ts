import { useAtomValue, useSetAtom } from "jotai";
import { useRuntime } from "../runtime/runtime-context";
import { frameAtom, isOpenAtom } from "../state/frame";
import { goAtom } from "../state/screen";

/** Leaves the step: a panel goes home, a sheet or drawer asks its page to close it. What was chosen stays. */
export function useClose(): () => void {
  const { send } = useRuntime();
  const isPanel = useAtomValue(frameAtom)?.isPanel ?? false;
  const go = useSetAtom(goAtom);
  const setOpen = useSetAtom(isOpenAtom);
  return () => {
    if (isPanel) return go("home");
    setOpen(false);
    send("close", {});
  };
}
