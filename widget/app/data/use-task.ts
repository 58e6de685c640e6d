import { useRef, useState } from "react";

/** Runs a task once at a time, however fast it is tapped. A failed one has been told by the error rule (Spec §8). */
export function useTask<Args extends unknown[]>(task: (...args: Args) => Promise<unknown>) {
  const isLocked = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = (...args: Args) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setRunning(true);
    task(...args)
      .catch(() => undefined)
      .finally(() => {
        isLocked.current = false;
        setRunning(false);
      });
  };
  return { isRunning, run };
}
