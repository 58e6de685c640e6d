import { useRef } from "react";

/** Runs what is asked for once at a time: whoever asks meanwhile waits for the same answer, true where it succeeded. */
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
