import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import { startBackend, startStorefront } from "../scripts/lib/product.mjs";
import type { Program } from "../scripts/lib/programs.mjs";
import { settingsOf } from "./setup/settings";
import { bookingWidget } from "./support/booking-widget";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { openVisit } from "./support/product-page";
import { ask, originOf } from "./support/storefront";
import { systemFontsOf } from "./support/system-fonts";

for (const { host } of [LUMIERE, HANEUL])
  test(`the widget at ${host} is drawn in the product's own fonts`, async ({ page }) => {
    const widget = bookingWidget(page);
    await page.goto(originOf(host));
    await openVisit(page);
    await expect(widget.frame.getByRole("radio").first()).toBeAttached();
    expect(await systemFontsOf(widgetFrame(page))).toEqual([]);
    await widget.choosePurpose(1);
    await expect(widget.doctors.first()).toBeVisible();
    expect(await systemFontsOf(widgetFrame(page))).toEqual([]);
  });

function widgetFrame(page: Page) {
  const frame = page.frames().find((one) => one.url().includes("/widget/app/"));
  if (!frame) throw new Error(`There is no ${widgetLabels.title}`);
  return frame;
}

test("a first view takes the base and the clinic's own files alone, and no rules of others", async ({
  page,
}) => {
  for (const { host, own } of [
    { host: LUMIERE.host, own: ["text"] },
    { host: HANEUL.host, own: ["text"] },
    { host: ONYU.host, own: ["display", "text"] },
  ]) {
    const files = new Set<string>();
    page.on("request", (request) => {
      const [, name] = /\/([a-z]+\d*)-[0-9a-f]{10,16}\.woff2$/.exec(request.url()) ?? [];
      if (name) files.add(name);
    });
    await page.goto(`${originOf(host)}/`, { waitUntil: "networkidle" });
    expect([...files].toSorted()).toEqual(["base", ...own]);
    const isPretendard = (rule: string) => rule.includes("Pretendard Variable");
    const rules = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
    // The base's and the clinic's.
    expect(rules.filter(isPretendard)).toHaveLength(2);
    page.removeAllListeners("request");
  }
});

test("what a visitor types is drawn in the product's own fonts as well", async ({ page }) => {
  await page.goto(`${originOf(HANEUL.host)}/search`);
  await page.evaluate(() => document.body.append(document.createElement("textarea")));
  await page.locator("textarea").last().fill("뷁");
  await page.waitForFunction(() => [...document.fonts].length > 20);
});

test.describe("a clinic with other words", () => {
  const OWN = settingsOf("other-words", { port: 3770, backendPort: 4770 });
  const TENANTS = path.join(".build", "e2e", "other-words", "tenants");
  /** Of KS X 1001, and of no base; then syllables that hardly any text has. */
  const NAME = "쒀긔 틔읜 뷁꿻똠방각하 의원";
  const programs: Program[] = [];

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    for (const folder of [OWN.dataDir, TENANTS]) await rm(folder, { recursive: true, force: true });
    await mkdir(TENANTS, { recursive: true });
    await cp("tenants/haneul", path.join(TENANTS, "haneul"), { recursive: true });
    const tenant = JSON.parse(await readFile("tenants/haneul/tenant.json", "utf8"));
    tenant.theme.type = { display: "serif", displayWeight: 400 };
    tenant.partnerInformation.displayName = NAME;
    tenant.layout.header.data.logoText = NAME;
    for (const block of tenant.home) if (block.title) block.title = `${NAME} ${block.title}`.slice(0, 60);
    await writeFile(path.join(TENANTS, "haneul", "tenant.json"), JSON.stringify(tenant));
    programs.push(await startBackend(OWN, { env: { TENANTS_DIR: TENANTS } }));
    programs.push(await startStorefront(OWN));
  });
  test.afterAll(async () => {
    for (const program of programs.toReversed()) await program.stop();
  });

  test("is drawn in the product's own fonts as well", async ({ page }) => {
    await page.goto(`${originOf(HANEUL.host, OWN.port)}/`);
    await expect(page.getByRole("main")).toContainText("뷁꿻똠방각하");
    expect(await systemFontsOf(page.mainFrame())).toEqual([]);
  });

  test("has them in a file of its own, served for good", async () => {
    const { text } = await ask(HANEUL.host, "/", { port: OWN.port });
    const file = /\/media\/haneul\/text-[0-9a-f]{16}\.woff2/.exec(text)?.[0] ?? "none";
    const preloads = text.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
    expect(preloads.filter((link) => link.includes(`href="${file}"`))).toHaveLength(1);
    const { status, headers } = await ask(HANEUL.host, file, { port: OWN.port });
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "font/woff2",
      "public, max-age=31536000, immutable",
    ]);
  });
});
