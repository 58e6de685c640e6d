import { useState } from "react";
import { uiLabels } from "@/labels/ui";
import { showToast } from "@/state/toast";

/**
 * Opens what a script of its own draws, once it is there; until then `isOpening`, for the button to show that it was
 * pressed. One that failed to load is fetched again at the next press.
 */
export function useOpenLate(load: () => Promise<unknown>, open: () => void) {
  const [isOpening, setOpening] = useState(false);
  function openLate() {
    setOpening(true);
    load()
      .then(open, () => showToast(uiLabels.notOpened))
      .finally(() => setOpening(false));
  }
  return { isOpening, openLate };
}
