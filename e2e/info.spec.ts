import { expect, type Page, test } from "@playwright/test";
import { chargeSearchLabels, infoLabels } from "@/labels/info";
import { footerLabels } from "@/labels/layout/footer";
import { backendOf } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { originOf } from "./support/storefront";

const go = (page: Page, path: string, { host } = LUMIERE as { host: string }) =>
  page.goto(originOf(host) + path);

test.describe("the clinic's page", () => {
  test("is one click from home at the charges, which can be searched", async ({ page }) => {
    await go(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: footerLabels.medicalCharge }).click();
    await expect(page).toHaveURL(/\/info#medical-charge$/);
    await expect(page.getByRole("heading", { name: infoLabels.charges })).toBeInViewport();
    const [wanted] = (await backendOf(LUMIERE.host).call("GET /v2/products", { query: { pageSize: 1 } }))
      .rows;
    await page.getByRole("searchbox", { name: chargeSearchLabels.field }).fill(wanted?.name ?? "");
    const items = page.locator("tbody[data-charge]:visible");
    await expect(items.first()).toContainText(wanted?.name ?? "");
    expect(await items.count()).toBeLessThan(5);
    await page.getByRole("searchbox", { name: chargeSearchLabels.field }).fill("없는 항목 이름");
    await expect(page.getByText(chargeSearchLabels.none("없는 항목 이름"))).toBeVisible();
  });

  test("lists the charges by category, folded but the first, with the search in reach below", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await go(page, "/info");
    const groups = page.locator("details[data-charge-group]");
    expect(
      await groups.evaluateAll((all) => all.filter((each) => (each as HTMLDetailsElement).open).length),
    ).toBe(1);
    await expect(groups.first().getByText(/^\d+개$/)).toBeVisible();
    const last = groups.last();
    await last.locator("summary").click();
    await expect(last.locator("tbody").first()).toBeVisible();
    await last.locator("tbody").last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("searchbox", { name: chargeSearchLabels.field })).toBeInViewport();
  });

  test("has every option's charge without a script, and no field that does nothing", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await go(page, "/info");
    await expect(page.getByRole("searchbox", { name: chargeSearchLabels.field })).toBeHidden();
    const { rows } = await backendOf(LUMIERE.host).call("GET /v2/products", {
      query: { pageSize: 20, isWithOptions: true },
    });
    const text = (await page.getByRole("main").textContent()) ?? "";
    for (const option of rows.flatMap(({ options = [] }) => options))
      expect(text, option.name).toContain((option.price.price ?? 0).toLocaleString("ko-KR"));
    await page.close();
  });

  for (const [{ host }, services] of [
    [LUMIERE, ["map.naver.com", "map.kakao.com", "www.tmap.co.kr", "www.google.com"]],
    [HANEUL, ["map.naver.com", "map.kakao.com", "www.tmap.co.kr"]],
    [ONYU, []],
  ] as const)
    test(`leads to the map services of ${host} and to no other`, async ({ page }) => {
      await go(page, "/info", { host });
      const links = page.getByRole("main").locator("a[target=_blank]");
      const hosts = await links.evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).host),
      );
      expect(hosts).toEqual(services);
    });
});
