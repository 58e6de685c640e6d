import AxeBuilder from "@axe-core/playwright";
import { expect, type Frame, type Page } from "@playwright/test";

/**
 * Every animation that ends has ended: what fades in has no contrast of its own yet. A frame that has gone meanwhile, as
 * the studio's previews come and go, has none.
 */
const isAtRest = (frame: Frame): Promise<boolean> =>
  frame
    .evaluate(() =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    )
    .catch((error: unknown) => {
      if (frame.isDetached()) return true;
      throw error;
    });

/** What axe finds of weight, each as its rule and the elements it means; twice, as a toast may fade during the first look. */
export async function weightyFindings(page: Page): Promise<string[]> {
  const found = await lookOnce(page);
  return found.length > 0 ? lookOnce(page) : found;
}

async function lookOnce(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await expect.poll(() => isAtRest(frame)).toBe(true);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // What is found in frames of other sites is gathered in a page of its own, which takes twice the time.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
