/**
 * Pictures of a running product, whole pages at every width: `npm run screenshots -- --out DIR`.
 * `--pages widget` books a treatment at each width, so it leaves reservations in the product's database.
 * `--tenants lumiere,haneul`, `--widths 360,1440` and `--pages home,product` narrow it down; PORT names another port.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, requireChromium } from "./lib/chromium.mjs";
import { readSettings } from "./lib/settings.mjs";
import { runCommand, step } from "./lib/step.mjs";
import { readTenants } from "./lib/tenants.mjs";
import { SCREENS } from "./screenshots/screens";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: path.join(".build", "screenshots") },
    tenants: {
      type: "string",
      default: readTenants()
        .map(({ id }) => id)
        .join(","),
    },
    widths: { type: "string", default: "360,768,1024,1440" },
    pages: { type: "string", default: Object.keys(SCREENS).join(",") },
  },
});

await runCommand(async () => {
  const { port, backendUrl } = readSettings(process.env);
  await mkdir(values.out, { recursive: true });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const tenant of readTenants().filter(({ id }) => values.tenants.split(",").includes(id)))
      for (const width of values.widths.split(",").map(Number))
        for (const name of values.pages.split(","))
          await step(`${tenant.id} ${name} ${width}`, async () => {
            const screen = SCREENS[name];
            if (!screen) return "no such page";
            const page = await browser.newPage({
              baseURL: `http://${tenant.primary}:${port}`,
              viewport: { width, height: width < 769 ? 780 : 900 },
              reducedMotion: "reduce",
              locale: "ko-KR",
              timezoneId: "Asia/Seoul",
            });
            try {
              const shoot = async (part: string, isWhole: boolean) => {
                const file = [tenant.id, name, part, width].filter(Boolean).join("-");
                await page.screenshot({ path: path.join(values.out, `${file}.png`), fullPage: isWhole });
              };
              return await screen({ page, backendUrl, shoot });
            } finally {
              await page.context().close();
            }
          });
  } finally {
    await browser.close();
  }
});
