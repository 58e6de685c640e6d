import { headerLabels } from "@/labels/layout/header";
import { showToast } from "@/state/toast";

/** Opens what a script of its own draws, once it is there. One that failed to load is fetched again at the next press. */
export function openLate(script: Promise<unknown>, open: () => void): void {
  script.then(open, () => showToast(headerLabels.notOpened));
}
