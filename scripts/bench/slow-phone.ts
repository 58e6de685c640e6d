import { type BrowserContext, chromium, devices, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, requireChromium } from "../lib/chromium.mjs";

/** Lighthouse's slow 4G as its own devtools throttling applies it: 1.6 Mbit/s and 150 ms, with what DevTools adds. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const MOST_POPUPS = 20;
const { defaultBrowserType: _, ...phone } = devices["Pixel 7"] ?? { defaultBrowserType: "chromium" };

/**
 * Does something with a page of a phone on a slow line (the browser's, unless the server's is one), in a fresh browser, for a visitor of this host who hid its popups
 * for today: they would lie over what is tapped.
 */
export async function onSlowPhone<Result>(
  { host, isSlowLine }: { host: string; isSlowLine: boolean },
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
    await context.addCookies(
      Array.from({ length: MOST_POPUPS }, (_, index) => ({
        name: `DO_NOT_SHOW_POPUP_${index + 1}`,
        value: "1",
        domain: host,
        path: "/",
      })),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (!isSlowLine) {
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return await work(page, context);
  } finally {
    await browser.close();
  }
}
