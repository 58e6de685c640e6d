/** Takes the documents' pictures of the demo clinics from a running product: `npm start`, then `npm run pictures`. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_FLAGS, requireChromium } from "./lib/chromium.mjs";
import { readFlags } from "./lib/flags.mjs";
import { readSettings } from "./lib/settings.mjs";
import { runCommand, step } from "./lib/step.mjs";
import { readTenants } from "./lib/tenants.mjs";

const FOLDER = path.join("docs", "pictures");
/** What follows the clinic's id in a picture's name, by page: the home, then the pages that have plans. */
const PAGES = {
  "": "/",
  "-list": "/products",
  "-product": "/products/1",
  "-events": "/events",
  "-staff": "/introduce/staff",
  "-schedule": "/introduce/schedule",
  "-space": "/introduce/space",
  "-cscenter": "/cscenter",
  "-story": "/exhibitions/1",
};
/** It announces no events, and has no exhibition. */
const WITHOUT = ["onyu-events", "onyu-story"];
const WIDTH_PX = 1440;
/** Of the plans, which stand three in a row. */
const SMALL_WIDTH_PX = 720;
const HEIGHT_PX = 900;
const QUALITY = 80;

readFlags(`
Usage: npm run pictures

Takes the documents' pictures of the demo clinics from a running product; set PORT if it is not 3000.`);

await runCommand(async () => {
  const { port } = readSettings(process.env);
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const { id, primary } of readTenants())
      for (const [name, address] of Object.entries(PAGES)) {
        if (WITHOUT.includes(`${id}${name}`)) continue;
        await step(`${FOLDER}/${id}${name}.webp`, async () => {
          const page = await browser.newPage({
            viewport: { width: WIDTH_PX, height: HEIGHT_PX },
            reducedMotion: "reduce",
            locale: "ko-KR",
            timezoneId: "Asia/Seoul",
          });
          await page.goto(`http://${primary}:${port}${address}`, { waitUntil: "networkidle" });
          await page.evaluate(() => document.fonts.ready);
          const picture = await sharp(await page.screenshot())
            .resize(name ? SMALL_WIDTH_PX : WIDTH_PX)
            .webp({ quality: QUALITY })
            .toBuffer();
          await writeFile(path.join(FOLDER, `${id}${name}.webp`), picture);
          await page.close();
          return `${Math.round(picture.length / 1024)} KiB`;
        });
      }
  } finally {
    await browser.close();
  }
});
