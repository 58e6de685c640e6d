import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import type { NewPreviewLink } from "@/contract/tenant/signed-tokens";
import { themeSchema } from "@/contract/tenant/theme";
import { previewLabels } from "@/labels/preview";
import { widgetLabels } from "@/labels/widget";
import { weightyFindings } from "./support/axe";
import { bookingWidget } from "./support/booking-widget";
import { servePopups } from "./support/popups";
import { type PreviewProduct, startPreviewProduct } from "./support/preview-product";
import { openVisit } from "./support/product-page";

const DRAFT_NAME = "루미에르 새봄의원";
const DRAFT_ACCENT = "#C3A789";
const { tools } = previewLabels;

test.describe.configure({ mode: "serial" });

let product: PreviewProduct;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startPreviewProduct("preview-bar", { port: 3655, backendPort: 4655 });
  await product.change("lumiere", (tenant) => {
    tenant.partnerInformation.displayName = DRAFT_NAME;
    tenant.partnerInformation.partnerCeoName = null;
    tenant.theme = { ...tenant.theme, roles: { ...tenant.theme?.roles, accent: DRAFT_ACCENT } };
  });
  await product.tenants("publish", "lumiere", "--draft");
});
test.afterAll(() => product.stop());

const addressOf = (path: string) => `http://lumiere.preview.localhost:${product.settings.port}${path}`;
const toolsOf = (page: Page): FrameLocator => page.frameLocator("#preview-bar");

async function open(page: Page, path = "/", change: Partial<NewPreviewLink> = {}) {
  await servePopups(page, []);
  await page.goto(`${addressOf(path)}?preview=${await product.sign(change)}`);
  await expect(toolsOf(page).getByRole("button", { name: tools.theme })).toBeVisible();
  return toolsOf(page);
}

test("the widget books from a preview", async ({ page }) => {
  await open(page);
  await openVisit(page);
  const widget = bookingWidget(page);
  await widget.choosePurpose(0);
  await expect(widget.doctors.first()).toBeVisible();
  await widget.button(widgetLabels.close).click();
});

test("the bar says what one is looking at, how it differs and what is missing", async ({ page }) => {
  const bar = await open(page);
  await expect(bar.getByText(/초안 · /)).toBeVisible();
  await expect(bar.getByText(/링크는 .+까지/)).toBeVisible();
  await bar.getByRole("button", { name: tools.changes }).click();
  const change = bar.locator("dl > div").filter({ hasText: "partnerInformation.displayName" });
  await expect(change.locator("del")).toHaveText("루미에르의원");
  await expect(change.locator("ins")).toHaveText(DRAFT_NAME);
  await expect(bar.getByText("theme.roles.accent")).toBeVisible();
  await bar.getByRole("button", { name: tools.warnings }).click();
  await expect(bar.getByText(/accent 위의 on-accent: 명암비 2\.2/)).toBeVisible();
  await expect(bar.getByText(previewLabels.warnings.facts.representative)).toBeVisible();
});

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent").trim());

test("a token is tried live, stays while one moves about, and is exported", async ({ page }) => {
  const bar = await open(page);
  expect(await accentOf(page)).toBe(DRAFT_ACCENT);
  await bar.getByRole("button", { name: tools.theme }).click();
  await bar.getByLabel("accent", { exact: true }).fill("#123456");
  await expect.poll(() => accentOf(page)).toBe("#123456");
  await bar.getByText(previewLabels.theme.groups.radius).click();
  await bar.getByLabel("btn", { exact: true }).fill("17");
  await page.locator('a[href="/products"]').first().click();
  await expect(page).toHaveURL(addressOf("/products"));
  expect(await accentOf(page)).toBe("#123456");
  await page.goto(addressOf("/info"));
  await expect.poll(() => accentOf(page)).toBe("#123456");
  await bar.getByRole("button", { name: tools.theme }).click();
  const theme = JSON.parse(await bar.getByLabel(previewLabels.theme.json).inputValue());
  expect(themeSchema.parse(theme)).toMatchObject({ roles: { accent: "#123456" }, radius: { btn: 17 } });
  await bar.getByRole("button", { name: previewLabels.theme.reset }).click();
  await expect.poll(() => accentOf(page)).toBe(DRAFT_ACCENT);
});

test("the page is shown at a device's width, with what is tried", async ({ page }) => {
  const bar = await open(page, "/products");
  await bar.getByRole("button", { name: tools.width }).click();
  await bar.getByLabel(previewLabels.width.pixels(360)).check();
  const device = bar.frameLocator(`iframe[title="${previewLabels.width.frame(360)}"]`);
  await expect(device.locator("h1").first()).toBeVisible();
  expect(
    await device.locator("html").evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth),
  ).toBe(360);
  await expect(device.locator("#preview-bar")).toBeHidden();
  await bar.getByRole("button", { name: tools.theme }).click();
  await bar.getByLabel("accent", { exact: true }).fill("#123456");
  await expect
    .poll(() =>
      device.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--accent").trim()),
    )
    .toBe("#123456");
  await bar.getByRole("button", { name: tools.width }).click();
  await bar.getByLabel(previewLabels.width.full).check();
  await expect(bar.locator("iframe")).toHaveCount(0);
});

test("a link is shared by a holder of one that allows it, and cannot be shared on", async ({
  page,
  browser,
}) => {
  const bar = await open(page, "/", { canShare: true });
  await bar.getByRole("button", { name: tools.share }).click();
  await bar.getByRole("button", { name: previewLabels.share.make }).click();
  const link = await bar.getByLabel(/만든 링크/).inputValue();
  const other = await browser.newPage();
  await other.goto(link);
  await expect(toolsOf(other).getByRole("button", { name: tools.theme })).toBeVisible();
  await expect(toolsOf(other).getByRole("button", { name: tools.share })).toHaveCount(0);
  const refused = await other.evaluate(
    async () =>
      (await fetch("/~preview/links", { method: "POST", body: JSON.stringify({ hours: 24 }) })).status,
  );
  expect(refused).toBe(404);
  await other.close();
});

for (const width of [360, 1280]) {
  test(`the bar at ${width} works by the keyboard, and folds away`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const bar = await open(page, "/info", { canShare: true });
    for (const tool of Object.values(tools)) {
      await bar.getByRole("button", { name: tool }).focus();
      await page.keyboard.press("Enter");
      await expect(bar.getByRole("region", { name: tool })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(bar.getByRole("region", { name: tool })).toHaveCount(0);
    }
    const overflow = await bar.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow).toBe(0);
    await bar.getByRole("button", { name: previewLabels.fold }).click();
    expect(await weightyFindings(page)).toEqual([]);
    await bar.getByRole("button", { name: previewLabels.unfold }).click();
    await expect(bar.getByRole("button", { name: tools.theme })).toBeVisible();
  });

  test(`nothing in the bar's tools at ${width} is out of anybody's reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/info", { canShare: true });
    await page.goto(addressOf("/~preview/bar"));
    for (const tool of Object.values(tools)) {
      await page.getByRole("button", { name: tool }).click();
      await expect(page.getByRole("region", { name: tool })).toBeVisible();
      expect(await weightyFindings(page)).toEqual([]);
    }
  });
}
