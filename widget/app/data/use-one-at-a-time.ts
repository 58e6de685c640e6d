import { useRef } from "react";

/** Runs what is asked for once at a time: calls made meanwhile get the same promise, true where the task succeeded. */
export function useOneAtATime(): (task: () => Promise<unknown>) => Promise<boolean> {
  const underWay = useRef<Promise<boolean> | null>(null);
  return (task) => {
    underWay.current ??= task()
      .then(() => true)
      .catch(() => false)
      .finally(() => {
        underWay.current = null;
      });
    return underWay.current;
  };
}
