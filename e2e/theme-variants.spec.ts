import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { HOUSES } from "@/contract/tenant/houses";
import type { TenantFile } from "@/contract/tenant/tenant";
import type { ThemeVariants } from "@/contract/tenant/theme";
import { type PreviewProduct, startPreviewProduct } from "./support/preview-product";

/** As many levels as a variant has names; four columns in which every pair of levels meets once. */
const LEVELS = [0, 1, 2];
const ROWS = LEVELS.flatMap((one) =>
  LEVELS.map((other) => [one, other, (one + other) % 3, (one + 2 * other) % 3]),
);
const HEROES = ["split", "tiles", "vertical"] as const;
const CARDS = ["plain", "ranked", "row"] as const;
const CATEGORIES = ["index", "icons", "list"] as const;
const HEADERS = ["line", "bar", "quiet"] as const;

/** Each row twice, as variants of two names meet each other and those of three. */
const MIXES = ROWS.flatMap(([hero = 0, card = 0, category = 0, header = 0], index) =>
  [0, 1].map((half): { variants: ThemeVariants; home: "story" | "bento" } => ({
    variants: {
      hero: HEROES[hero] ?? "split",
      card: CARDS[card] ?? "plain",
      category: CATEGORIES[category] ?? "index",
      header: HEADERS[header] ?? "line",
      sectionHead: half ? "side" : "top",
      hours: (half + index) % 2 ? "week" : "table",
      doctor: (half + hero) % 2 ? "row" : "portrait",
    },
    home: (half + card) % 2 ? "bento" : "story",
  })),
);

/** Titles that a variant leaves out, and one that members alone see. */
const UNSAID = ["hero", "categories", "memberResults"];

test.describe.configure({ mode: "serial" });
test.setTimeout(240_000);

let product: PreviewProduct;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startPreviewProduct("theme-variants", { port: 3760, backendPort: 4760 });
});
test.afterAll(() => product.stop());

test("each variant of a home stands beside each other one, at 360 and 1280", async ({ page }) => {
  const host = "haneul.preview.localhost";
  const { home: blocks = [] } = JSON.parse(
    await readFile("tenants/haneul/tenant.json", "utf8"),
  ) as TenantFile;
  const said = blocks.flatMap((block) =>
    "title" in block && !UNSAID.includes(block.type) ? [block.title] : [],
  );
  await page
    .context()
    .addCookies([
      { name: "preview", value: await product.sign({ partnerId: "haneul" }), domain: host, path: "/" },
    ]);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const { variants, home } of MIXES) {
    await product.change("haneul", (tenant) => {
      tenant.theme = { ...tenant.theme, variants };
      tenant.layout = { ...tenant.layout, plans: { ...HOUSES.clinic, home } };
    });
    await product.publishDraft("haneul");
    const mix = `${Object.values(variants).join(" ")} ${home}`;
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const answer = await page.goto(`http://${host}:${product.settings.port}/`);
      expect(answer?.status(), mix).toBe(200);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${mix} at ${width}`).toBeLessThanOrEqual(0);
      await expect(page.getByRole("heading", { level: 1 }), mix).toHaveCount(1);
      const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
      expect(titles, mix).toEqual(expect.arrayContaining(said));
    }
  }
  expect(errors).toEqual([]);
});
