import AxeBuilder from "@axe-core/playwright";
import { expect, type Frame, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const OPTIONS: RunOptions = { resultTypes: ["violations"] };

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
  await twoFrames(page);
  for (const frame of page.frames()) await expect.poll(() => isAtRest(frame)).toBe(true);
  const isAlone = page.frames().length === 1;
  const violations = isAlone ? await findHere(page) : await findInFrames(page);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** What a first look scrolled into view begins to move with these. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );

/** What is found in frames of other sites is gathered in a page of its own, which takes twice the time. */
const findInFrames = async (page: Page) =>
  (await new AxeBuilder({ page }).options(OPTIONS).analyze()).violations;

/** Without what passed, which is most of what is found and takes as long to come here as to be found. */
async function findHere(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => (await window.axe.run(document, options)).violations, OPTIONS);
}
