/**
 * What a tap costs on a phone four times slower: the longest event of each interaction until its next frame, as Chromium's
 * own Event Timing has it: `npm run bench -- --only interactions`.
 */
import type { Page } from "@playwright/test";
import { headerLabels } from "@/labels/layout/header";
import { step } from "../lib/step.mjs";
import { readTenants } from "../lib/tenants.mjs";
import { alignColumns, median } from "./bars";
import { onSlowPhone } from "./slow-phone";

const INP_MAX_MS = 150;
/** After an interaction, until its events have been told. */
const TOLD_MS = 1200;
/** Shorter ones are not told of at all. */
const SHORTEST_TOLD_MS = 16;

interface Interaction {
  name: string;
  path: "/" | "/products" | "product";
  act: (page: Page) => Promise<void>;
}

const INTERACTIONS: Interaction[] = [
  { name: "menu", path: "/", act: (page) => page.getByRole("button", { name: headerLabels.allMenu }).tap() },
  { name: "search", path: "/", act: (page) => page.locator("header [aria-expanded]:visible").first().tap() },
  {
    name: "filter",
    path: "/products",
    act: (page) => page.locator("main input[type=checkbox]").first().tap({ force: true }),
  },
  {
    name: "option",
    path: "product",
    act: (page) => page.locator("main input[type=checkbox]").nth(1).tap({ force: true }),
  },
  {
    name: "booking",
    path: "product",
    act: (page) => page.getByRole("button", { name: /예약/ }).last().tap(),
  },
];

interface Options {
  origin: (host: string) => string;
  isSlowLine: boolean;
  runs: number;
  tenants: string[];
}

/** Prints a table: a line for each clinic, medians of the runs. */
export async function benchInteractions({ origin, isSlowLine, runs, tenants }: Options): Promise<void> {
  const lines = [
    ["clinic", ...INTERACTIONS.map(({ name }) => name)],
    ["bar", ...INTERACTIONS.map(() => `≤ ${INP_MAX_MS}`)],
  ];
  for (const { id, primary } of readTenants().filter((tenant) => tenants.includes(tenant.id))) {
    const cells = [];
    for (const interaction of INTERACTIONS)
      cells.push(
        await step(`${id}, ${interaction.name}`, async () => {
          const times = [];
          for (let run = 0; run < runs; run++)
            times.push(
              await onSlowPhone({ host: primary, isSlowLine }, (page) =>
                measure(page, origin(primary), interaction),
              ),
            );
          return cell(median(times));
        }),
      );
    lines.push([id, ...cells]);
  }
  console.log(
    `\nInteraction to next paint, processor four times slower, ms (! = beyond the bar; – = not there)\n\n${alignColumns(lines)}\n`,
  );
}

const cell = (ms: number) => (Number.isNaN(ms) ? "–" : `${Math.round(ms)}${ms > INP_MAX_MS ? "!" : " "}`);

/** NaN where the page has no such part. */
async function measure(page: Page, origin: string, { path, act }: Interaction): Promise<number> {
  await page.addInitScript(`window.longest = 0; new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "event", durationThreshold: ${SHORTEST_TOLD_MS} });`);
  await page.goto(origin + (path === "product" ? "/products" : path), { waitUntil: "networkidle" });
  if (path === "product") {
    const href = await page
      .locator('main a[href^="/products/"]:not([href*="category"])')
      .first()
      .getAttribute("href");
    await page.goto(origin + href, { waitUntil: "networkidle" });
  }
  page.setDefaultTimeout(5000);
  try {
    await act(page);
  } catch {
    return Number.NaN;
  }
  await page.waitForTimeout(TOLD_MS);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}
