import { useEffect } from "react";
import { useClose } from "../parts/use-close";

/** Escape leaves a sheet or drawer from inside as well, and a panel's step for its home. */
export function usePageKeys(): void {
  const close = useClose();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [close]);
}
