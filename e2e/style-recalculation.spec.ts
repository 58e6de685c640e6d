import { expect, type Page, test } from "@playwright/test";
import { HANEUL, LUMIERE } from "./support/clinics";
import { originOf } from "./support/storefront";

/** Of the hundreds that a page has; a slow phone takes 0.1 s for all of them. */
const FEW = 200;

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The most elements whose styles were looked up again at once while something happened to a page. */
async function mostRecalculated(page: Page, change: () => void): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("There is no browser to trace");
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(change);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const counts = trace.traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
}

const CHANGES: Record<string, () => void> = {
  "a popup comes": () => {
    const popup = Object.assign(document.createElement("div"), {
      innerHTML: "<dialog open><p>.</p></dialog>",
    });
    document.body.insertBefore(popup, document.body.querySelector(":scope > script"));
  },
  "a page is laid out to its end": () => {
    delete document.documentElement.dataset.laidOut;
    document.body.getBoundingClientRect();
    document.documentElement.dataset.laidOut = "";
  },
  "the bar that books comes and goes": () => {
    const bar = document.querySelector("[data-booking-bar]");
    bar?.removeAttribute("data-booking-bar");
    document.body.getBoundingClientRect();
    bar?.setAttribute("data-booking-bar", "");
  },
};

for (const { host } of [HANEUL, LUMIERE])
  for (const path of ["/", "/products"])
    test(`on ${host}${path} no change has the styles of the whole page looked up again`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(originOf(host) + path);
      await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
      expect(await page.locator("*").count()).toBeGreaterThan(2 * FEW);
      for (const [name, change] of Object.entries(CHANGES)) {
        const count = await mostRecalculated(page, change);
        expect(count, name).toBeGreaterThan(0);
        expect(count, name).toBeLessThan(FEW);
      }
    });
