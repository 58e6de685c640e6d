/**
 * A visitor on a slow phone: home, list, product, back, another product, booking. From each tap until the next screen's
 * content has been painted: `npm run bench -- --only journey`.
 */
import type { Page } from "@playwright/test";
import { step } from "../lib/step.mjs";
import { readTenants } from "../lib/tenants.mjs";
import { alignColumns, median } from "./bars";
import { onSlowPhone } from "./slow-phone";

const NEXT_SCREEN_MAX_MS = 1000;
/** Of what was in view at rest, and of what was there before. */
const AHEAD_SCREEN_MAX_MS = 300;
const FRAME_MAX_MS = 100;
/** A visitor reads before going on. */
const READ_MS = 6000;
const TIMEOUT_MS = 60_000;

const STEPS = [
  { name: "home → list", barMs: AHEAD_SCREEN_MAX_MS },
  { name: "list → its first product", barMs: AHEAD_SCREEN_MAX_MS },
  { name: "back to the list", barMs: AHEAD_SCREEN_MAX_MS },
  { name: "list → another", barMs: NEXT_SCREEN_MAX_MS },
  { name: "booking's frame", barMs: FRAME_MAX_MS },
];

interface Options {
  origin: (host: string) => string;
  isSlowLine: boolean;
  runs: number;
  tenants: string[];
}

/** Prints a table: a line for each clinic with a widget, medians of the runs. */
export async function benchJourney({ origin, isSlowLine, runs, tenants }: Options): Promise<void> {
  const lines = [
    ["clinic", ...STEPS.map(({ name }) => name)],
    ["bar", ...STEPS.map(({ barMs }) => `≤ ${barMs}`)],
  ];
  for (const { id, primary } of readTenants().filter((tenant) => tenants.includes(tenant.id))) {
    const times: number[][] = [];
    for (let run = 0; run < runs; run++)
      await step(`${id}, visitor ${run + 1}`, async () => {
        const walked = await onSlowPhone({ host: primary, isSlowLine }, (page) =>
          walk(page, origin(primary)),
        );
        times.push(walked);
        return walked.map(Math.round).join(" ");
      });
    const medians = STEPS.map((_, index) => median(times.map((each) => each[index] ?? Number.NaN)));
    lines.push([
      id,
      ...medians.map((ms, index) => `${Math.round(ms)}${ms > (STEPS[index]?.barMs ?? 0) ? "!" : " "}`),
    ]);
  }
  console.log(
    `\nA visitor at slow 4G, processor four times slower: ms from a tap to the next screen's content (! = beyond the bar)\n\n${alignColumns(lines)}\n`,
  );
}

async function walk(page: Page, origin: string): Promise<number[]> {
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(origin);
  await untilAlive(page);
  await page.waitForTimeout(READ_MS);
  const toList = await timeTo(page, LIST, () => page.locator('a[href="/products"]:visible').first().tap());
  await page.waitForTimeout(READ_MS);
  const toProduct = await timeTo(page, PRODUCT, () => card(page, 0).tap());
  const back = await timeTo(page, LIST, () => page.evaluate(() => history.back()));
  const toOther = await timeTo(page, PRODUCT, () => card(page, 1).tap());
  const booking = page.getByRole("button", { name: /예약/ }).last();
  const toBooking =
    (await booking.count()) > 0 ? await timeTo(page, BOOKING, () => booking.tap()) : Number.NaN;
  return [toList, toProduct, back, toOther, toBooking];
}

const CARDS = 'main a[href^="/products/"]:not([href*="category"])';
const card = (page: Page, index: number) => page.locator(`${CARDS}:visible`).nth(index);

/** The page's scripts have taken over: a tap is theirs. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main a") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** What is on the screen when a visitor can go on, as expressions of the page. */
const IS_DRAWN =
  "![...document.querySelectorAll('main [aria-busy=true]')].some((each) => each.checkVisibility())";
const LIST = `location.pathname === "/products" && document.querySelectorAll('${CARDS}').length > 2 && ${IS_DRAWN}`;
const PRODUCT = `/^\\/products\\/\\d+$/.test(location.pathname) && document.querySelector("main h1, h1") && ${IS_DRAWN}`;
const BOOKING = `[...document.querySelectorAll("dialog, iframe")].some((each) => each.getBoundingClientRect().height > 100)`;

/** From the tap, or the call where there is none, to the frame that shows it, by the page's own clock. */
async function timeTo(page: Page, expression: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(`window.journey = new Promise((resolve) => {
    const from = location.href;
    let begun = null;
    const begin = () => { begun ??= performance.now(); };
    addEventListener("touchend", begin, { capture: true, once: true });
    addEventListener("popstate", begin, { capture: true, once: true });
    const isThere = () => begun !== null && (${expression});
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      requestAnimationFrame(() => resolve(performance.now() - begun));
    };
    look();
  }); undefined`);
  await act();
  return page.evaluate(() => (window as unknown as { journey: Promise<number> }).journey);
}
