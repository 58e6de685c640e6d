/**
 * Pictures of a running product, whole pages at every width: `npm run screenshots -- --out DIR`.
 * `--pages widget` books a treatment at each width, so it leaves reservations in the product's database.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { Command, InvalidArgumentError } from "commander";
import { namesOf, runCommandLine, wholeNumber } from "../backend/cli/command-line";
import { CHROMIUM_FLAGS, requireChromium } from "./lib/chromium.mjs";
import { get } from "./lib/http.mjs";
import { Refusal } from "./lib/refusal.mjs";
import { readSettings } from "./lib/settings.mjs";
import { step } from "./lib/step.mjs";
import { readTenants } from "./lib/tenants.mjs";
import { SCREENS } from "./screenshots/screens";
import { within } from "./screenshots/within";

const WAIT_MS = 15_000;
const SCREEN_MS = 60_000;
const CLOSING_MS = 5000;

interface Options {
  out: string;
  tenants: string[];
  widths: number[];
  pages: string[];
}

const tenants = readTenants();
const ids = tenants.map(({ id }) => id);
const names = Object.keys(SCREENS);

const program = new Command("npm run screenshots --")
  .description("Pictures of a running product, whole pages at every width; set PORT if it is not 3000.")
  .option("--out <folder>", "where to write them", path.join(".build", "screenshots"))
  .option("--tenants <ids>", "separated by commas", namesOf(ids), ids)
  .option("--widths <pixels>", "separated by commas", readWidths, [360, 768, 1024, 1440])
  .option("--pages <names>", `of ${names.join(",")}; widget leaves reservations`, namesOf(names), names)
  .action(takeScreenshots);

await runCommandLine(program, [Refusal]);
process.exit();

async function takeScreenshots({ out, widths, pages, ...wanted }: Options): Promise<void> {
  const { port, backendUrl } = readSettings(process.env);
  await requireProduct(port);
  await mkdir(out, { recursive: true });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const { id, primary } of tenants.filter(({ id }) => wanted.tenants.includes(id)))
      for (const width of widths)
        for (const name of pages) {
          const title = `${id} ${name} ${width}`;
          const address = `http://${primary}:${port}`;
          await step(title, () =>
            within(SCREEN_MS, title, () =>
              takeScreen(browser, { id, name, width, address, backendUrl, out }),
            ),
          );
        }
  } finally {
    // A browser that hangs ends with this process.
    await within(CLOSING_MS, "closing the browser", () => browser.close()).catch(() => undefined);
  }
}

interface ScreenRequest {
  id: string;
  name: string;
  width: number;
  address: string;
  backendUrl: string;
  out: string;
}

async function takeScreen(browser: Browser, { id, name, width, address, backendUrl, out }: ScreenRequest) {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width, height: width < 769 ? 780 : 900 },
    reducedMotion: "reduce",
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
  });
  page.setDefaultTimeout(WAIT_MS);
  try {
    const shoot = async (part: string, isWhole: boolean) => {
      const file = [id, name, part, width].filter(Boolean).join("-");
      await page.screenshot({ path: path.join(out, `${file}.png`), fullPage: isWhole });
    };
    return await SCREENS[name]?.({ page, backendUrl, shoot });
  } finally {
    await page.context().close();
  }
}

async function requireProduct(port: number): Promise<void> {
  await get(port, "/", { timeoutMs: WAIT_MS }).catch(() => {
    throw new Refusal(`Nothing responds at http://localhost:${port}: run npm start first, or set PORT.`);
  });
}

function readWidths(text: string): number[] {
  const read = wholeNumber(200, 4000);
  if (text === "") throw new InvalidArgumentError("It must contain a width.");
  return text.split(",").map(read);
}
