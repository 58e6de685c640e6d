import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { productListLabels } from "@/labels/product-list";
import { productLabels } from "@/labels/products";
import { uiLabels } from "@/labels/ui";
import { eventPageOptions } from "@/lib/event-options";
import { backendOf, productIdsOf } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

/** Every price in a clinic's content, whether its site shows prices or not. */
function pricesInContent(id: string): number[] {
  const folder = path.join("tenants", id, "content");
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
  const found = texts.flatMap((text) =>
    [...text.matchAll(/"price": ?(\d{4,})/g)].map(([, price]) => Number(price)),
  );
  return [...new Set(found)];
}

test.describe("hasPriceView false", () => {
  test("names no price anywhere: not on a page, not in its data, not in its payload", async () => {
    const prices = pricesInContent("onyu");
    expect(prices.length).toBeGreaterThan(3);
    const forms = prices.flatMap((price) => [price.toLocaleString("ko-KR"), `:${price}`, `"${price}"`]);
    const ids = await productIdsOf(ONYU.host);
    const categories = await backendOf(ONYU.host).call("GET /v2/product-categories", { query: {} });
    const paths = [
      "/",
      "/products",
      "/products?sort=priceAscending",
      "/products/category/pick",
      "/products/category/event",
      "/events",
      "/exhibitions",
      "/info",
      "/search?keyword=%EC%B9%A8",
      ...ids.map((id) => `/products/${id}`),
      ...categories.rows.map(({ id }) => `/products/category/${id}`),
    ];
    for (const each of paths)
      for (const headers of [undefined, { RSC: "1" }]) {
        const { text } = await ask(ONYU.host, each, { headers });
        expect(
          forms.filter((form) => text.includes(form)),
          each,
        ).toEqual([]);
        expect(text, each).not.toMatch(
          /\d{1,3}(,\d{3})+\s*원|priceCurrency|"(price|originalPrice)\\?":\d|VAT/,
        );
      }
  });

  test("says 상담 문의 instead, and tells search engines of a procedure without an offer", async () => {
    const [id] = await productIdsOf(ONYU.host);
    const { text } = await ask(ONYU.host, `/products/${id}`);
    expect(text).toContain(uiLabels.askForPrice);
    const types = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json)["@type"],
    );
    expect(types).toContain("MedicalProcedure");
    expect(types).not.toContain("Product");
  });

  test("offers no order by price", async ({ page }) => {
    await page.goto(`${originOf(ONYU.host)}/products`);
    const sorts = page.getByRole("combobox", { name: productListLabels.sort }).getByRole("option");
    await expect(sorts).toHaveText([productListLabels.sorts.recommended, productListLabels.sorts.latest]);
  });
});

for (const [{ host }, label, other] of [
  [LUMIERE, uiLabels.vatExcluded, uiLabels.vatIncluded],
  [HANEUL, uiLabels.vatIncluded, uiLabels.vatExcluded],
] as const)
  test(`isIncludeVat: ${host} says ${label} beside every price`, async ({ page }) => {
    const [id] = await productIdsOf(host);
    for (const each of ["/products", `/products/${id}`, "/products/category/event", "/info"]) {
      await page.goto(originOf(host) + each);
      const main = page.getByRole("main");
      await expect(main).not.toContainText(other);
      const lonely = await main.evaluate((root, words) => {
        const figures = [...root.querySelectorAll("span, b")].filter(
          (element) =>
            element.children.length <= 1 && /^[\d,]+원(부터)?$/.test(element.textContent?.trim() ?? ""),
        );
        const isLabelled = (figure: Element) => {
          let around: Element | null = figure;
          for (let step = 0; step < 3 && around; step++, around = around.parentElement)
            if (around.textContent?.includes(words)) return true;
          return false;
        };
        return { figures: figures.length, without: figures.filter((each) => !isLabelled(each)).length };
      }, label);
      expect(lonely.figures, each).toBeGreaterThan(0);
      expect(lonely.without, each).toBe(0);
    }
  });

const categoryNav = (page: Page) => page.getByRole("navigation", { name: productListLabels.categories });

test.describe("exposureCategory and isIconExposure", () => {
  test("lumiere groups by the body and shows no icons", async ({ page }) => {
    await page.goto(`${originOf(LUMIERE.host)}/products`);
    await expect(categoryNav(page).locator("b")).toHaveText(["얼굴", "몸"]);
    await expect(categoryNav(page).locator("svg")).toHaveCount(0);
  });

  test("haneul has one row with a drawing for each", async ({ page }) => {
    await page.goto(`${originOf(HANEUL.host)}/products`);
    await expect(categoryNav(page).locator("b")).toHaveCount(0);
    const links = await categoryNav(page).getByRole("link").count();
    await expect(categoryNav(page).locator("svg")).toHaveCount(links);
  });
});

for (const [{ host }, hidesDefault] of [
  [LUMIERE, false],
  [HANEUL, true],
] as const)
  test(`hideEventPageDefaultProductOption ${hidesDefault}: what ${host} lists of its event products`, async ({
    page,
  }) => {
    const query = { isEvent: true, isWithOptions: true, pageSize: 12 };
    const { rows } = await backendOf(host).call("GET /v2/products", { query });
    await page.goto(`${originOf(host)}/products/category/event`);
    for (const { name, options = [] } of rows) {
      const expected = eventPageOptions(options, hidesDefault).map((option) => option.name);
      const items = page.getByRole("list", { name: productListLabels.eventOptions(name), exact: true });
      await expect(items.locator("li > span:first-child")).toHaveText(expected);
    }
  });

test("an event's product says its term, its rate and what it cost before, or none of them", async () => {
  const { rows } = await backendOf(LUMIERE.host).call("GET /v2/products", { query: { pageSize: 12 } });
  const { text } = await ask(LUMIERE.host, "/products");
  const cards = text.split(/<li class="snap-start[^"]*">/).slice(1);
  for (const { name, price } of rows) {
    const card = cards.find((each) => each.includes(`>${name}</p>`))?.split("</li>")[0] ?? "";
    const hasDiscount = price.discountRate !== null;
    expect(card.includes(uiLabels.discountRate), name).toBe(hasDiscount);
    expect(card.includes(uiLabels.originalPrice), name).toBe(hasDiscount);
    expect(/\d{1,2}\. \d{1,2} – /.test(card) || /\d{1,2}\. \d{1,2}<\/p>/.test(card), name).toBe(hasDiscount);
  }
});

test("useWidget false: every way to book calls the clinic, and no widget is fetched", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const [id] = await productIdsOf(ONYU.host);
  await page.goto(`${originOf(ONYU.host)}/products/${id}`);
  await expect(page.getByRole("link", { name: productLabels.call })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.mouse.move(400, 400);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("/widget/"))).toEqual([]);
});
