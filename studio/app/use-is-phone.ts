import { useAtomValue } from "jotai";
import { useState, useSyncExternalStore } from "react";
import { openDialogsAtom } from "./ui/dialog";

/** The same as in styles/widths.css. */
const phones = window.matchMedia("(max-width: 768px)");

function subscribe(onChange: () => void) {
  phones.addEventListener("change", onChange);
  return () => phones.removeEventListener("change", onChange);
}

/**
 * Whether the screen is as narrow as a phone's, where other things are drawn than at a desk. Turning a tablet over changes
 * it once no dialog is open: it would take the dialog away with what was typed.
 */
export function useIsPhone(): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => phones.matches);
  const hasDialog = useAtomValue(openDialogsAtom) > 0;
  const [isPhone, setIsPhone] = useState(isNarrow);
  if (!hasDialog && isPhone !== isNarrow) setIsPhone(isNarrow);
  return isPhone;
}
