import { useEffect, useRef } from "react";

/** Brings what was chosen into view, where it stands below the list. */
export function useShown(choice: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choice !== null) ref.current?.scrollIntoView({ block: "nearest" });
  }, [choice]);
  return ref;
}
