import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, requireChromium } from "../lib/chromium.mjs";
import { step } from "../lib/step.mjs";
import { alignColumns } from "./bars";
import { timingsOf } from "./timings";

/** From the click to the first step on the screen. */
const PRERENDERED_MAX_MS = 300;
const COLD_MAX_MS = 1000;

/**
 * Runs in the widget: the first step is there when a frame has painted its choices, which the start screen has none of.
 * As text: what compiles this file would name its functions by a helper that no page has.
 */
const TELL_FIRST_STEP = `
  const watch = () => {
    if (!document.querySelector("main input[type=radio]")) return requestAnimationFrame(watch);
    const tell = () => parent.postMessage({ firstStep: performance.timeOrigin + performance.now() }, "*");
    requestAnimationFrame(() => requestAnimationFrame(tell));
  };
  if (parent !== window) watch();
`;

interface Options {
  /** Of the storefront and the backend, which serves the widget. */
  port: number;
  publicBackendUrl: string;
  /** The clinic's host. */
  host: string;
  runs: number;
}

/** How long a visitor waits for the first step of a booking, from a page of the clinic's own origin. */
export async function benchWidget(options: Options): Promise<void> {
  const rows = [
    { what: "prerendered", load: "now", barMs: PRERENDERED_MAX_MS },
    { what: "not prerendered", load: "hover", barMs: COLD_MAX_MS },
  ] as const;
  const lines = [["click to first step", "median ms", "p95 ms", "bar"]];
  const server = await servePages(options);
  try {
    for (const { what, load, barMs } of rows) {
      const times: number[] = [];
      // The first one warms the server up.
      for (let run = 0; run <= options.runs; run++)
        await step(`${what}, ${run || "warm-up"}`, async () => {
          const time = await measureOpening(options, load);
          if (run > 0) times.push(time);
          return `${Math.round(time)} ms`;
        });
      const { medianMs, p95Ms } = timingsOf(times);
      const mark = medianMs > barMs ? "!" : " ";
      lines.push([what, `${Math.round(medianMs)}${mark}`, String(Math.round(p95Ms)), `≤ ${barMs}`]);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  console.log(`\nThe booking widget in a fresh browser (! = beyond the bar)\n\n${alignColumns(lines)}\n`);
}

/** The clinic's own origin without its own scripts, which are measured elsewhere: `/now` and `/hover`. */
async function servePages({ host, port, publicBackendUrl }: Options): Promise<Server> {
  const origin = `http://${host}:${port}`;
  const server = createServer(({ url = "/" }, response) => {
    const options = JSON.stringify({ origin, position: "overlay", load: url.slice(1) });
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><button>book</button><script src="${publicBackendUrl}/widget/loader.js"></script>
<script>
  window.isReady = false;
  ClinicWidget("on", "ready", () => { window.isReady = true; });
  ClinicWidget("init", ${options});
  document.querySelector("button").onclick = () => ClinicWidget("open", { screen: "visit" });
</script>`);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** One opening in a fresh browser: nothing is cached but the loader, which the page has had for a while. */
async function measureOpening({ host, port }: Options, load: "now" | "hover"): Promise<number> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript({ content: TELL_FIRST_STEP });
    await page.goto(`http://${host}:${port}/${load}`);
    if (load === "now") await page.waitForFunction(() => (window as unknown as { isReady: boolean }).isReady);
    return await clickAndWait(page);
  } finally {
    await browser.close();
  }
}

const clickAndWait = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const clickedAt = performance.timeOrigin + performance.now();
        window.addEventListener("message", ({ data }) => {
          if (data?.firstStep) resolve(data.firstStep - clickedAt);
        });
        document.querySelector("button")?.click();
      }),
  );
