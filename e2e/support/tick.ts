import { expect, type Locator } from "@playwright/test";

/** Ticks a check box or radio by keyboard: the drawn box lies over the real one. */
export async function tick(box: Locator) {
  if (!(await box.isChecked())) await box.press("Space");
  await expect(box).toBeChecked();
}
