import { expect, type Page, test } from "@playwright/test";
import { galleryLabels } from "@/labels/gallery";
import { membershipLabels } from "@/labels/membership";
import { galleryRowLabels, productLabels, purchaseLabels } from "@/labels/products";
import { recentProductsLabels } from "@/labels/recent-products";
import { resultsLabels } from "@/labels/results";
import { uiLabels } from "@/labels/ui";
import { widgetLabels } from "@/labels/widget";
import { weightyFindings } from "./support/axe";
import { backendOf, productIdsOf } from "./support/backend";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { newPerson, verifyIn } from "./support/identity";
import { tickOptions } from "./support/product-page";
import { ask, originOf } from "./support/storefront";

const go = (page: Page, path: string, { host } = LUMIERE as { host: string }) =>
  page.goto(originOf(host) + path);

/** A product with both before/after pictures and reviews. */
async function productWithResults(): Promise<number> {
  const api = backendOf(LUMIERE.host);
  for (const productId of await productIdsOf(LUMIERE.host)) {
    const query = { productId, pageSize: 1 };
    const pictures = await api.call("GET /customer/before-afters", { query });
    const reviews = await api.call("GET /customer/partner-reviews", { query });
    if (pictures.count > 0 && reviews.count > 0) return productId;
  }
  throw new Error("No product of lumiere has before/after pictures and reviews");
}

/** A pair that holds, looked for as nobody outside could: the seed's one secret event is known by its product. */
async function secretPair(): Promise<{ productId: number; eventId: number }> {
  const api = backendOf(LUMIERE.host);
  const open = await productIdsOf(LUMIERE.host);
  for (let eventId = 1; eventId <= 20; eventId++)
    for (const id of open.slice(0, 20)) {
      const asked = api.call("GET /v2/products/:id", { params: { id }, query: { isSecret: true, eventId } });
      if (
        await asked.then(
          () => true,
          () => false,
        )
      )
        return { productId: id, eventId };
    }
  throw new Error("No secret event of lumiere holds for one of its first products");
}

test.describe("the product page's gallery", () => {
  test("goes to a picture by its small one, and opens it large by mouse and keys", async ({ page }) => {
    const [id] = await productIdsOf(LUMIERE.host);
    await go(page, `/products/${id}`);
    const pictures = page.getByRole("list", { name: productLabels.pictures }).getByRole("link");
    await expect(pictures.nth(1)).toBeAttached();
    const count = await pictures.count();
    await page.getByRole("link", { name: galleryRowLabels.picture(2) }).click();
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole("link", { name: galleryRowLabels.picture(2) })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(page).toHaveURL(new RegExp(`/products/${id}$`));
    await pictures.nth(1).click();
    const lightbox = page.getByRole("dialog", { name: galleryLabels.lightbox });
    await expect(lightbox).toContainText(`2 / ${count}`);
    await page.keyboard.press("ArrowLeft");
    await expect(lightbox).toContainText(`1 / ${count}`);
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
    await expect(pictures.nth(1)).toBeFocused();
  });

  test("leads without JavaScript to each picture, small and large", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const [id] = await productIdsOf(LUMIERE.host);
    await go(page, `/products/${id}`);
    const pictures = page.getByRole("list", { name: productLabels.pictures }).getByRole("link");
    await page.getByRole("link", { name: galleryRowLabels.picture(2) }).click();
    await expect(pictures.nth(1)).toBeInViewport();
    const answer = await ask(LUMIERE.host, (await pictures.nth(1).getAttribute("href")) ?? "");
    expect(answer.headers["content-type"]).toMatch(/^image\//);
    await page.close();
  });
});

test.describe("before/after pictures and reviews", () => {
  test("are only counted in the page that everybody gets", async () => {
    const id = await productWithResults();
    const { text } = await ask(LUMIERE.host, `/products/${id}`);
    expect(text).toContain(resultsLabels.membersOnly(1, resultsLabels.beforeAfters));
    expect(text).not.toMatch(/pair-[\w-]+-(before|after)/);
    expect((await ask(LUMIERE.host, `/products/${id}`, { headers: { RSC: "1" } })).text).not.toContain(
      "pair-",
    );
  });

  test("come once the visitor is a member by the way that the page offers", async ({ page }) => {
    const id = await productWithResults();
    await go(page, `/products/${id}`);
    const results = page.locator("#results");
    await results.getByRole("button", { name: membershipLabels.signIn }).click();
    const widget = bookingWidget(page);
    const press = () => widget.button(widgetLabels.people.verify.signIn).click();
    await verifyIn(page, press, newPerson());
    await widget.agreeToAll();
    await widget.button(widgetLabels.people.signUp.submit).click();
    await expect(page).toHaveURL(/\/sign-up\/welcome$/);
    await go(page, `/products/${id}`);
    const slider = results.getByRole("slider");
    await results.scrollIntoViewIfNeeded();
    await expect(slider).toBeVisible();
    await slider.focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowLeft");
    await expect(slider).toHaveAttribute("aria-valuetext", resultsLabels.share(45));
    await expect(page.locator("#reviews").getByRole("article").first()).toBeVisible();
    expect(await weightyFindings(page)).toEqual([]);
  });

  test("are not spoken of where nobody can sign in", async () => {
    const [id] = await productIdsOf(ONYU.host);
    const { text } = await ask(ONYU.host, `/products/${id}`);
    expect(text).not.toContain(membershipLabels.signIn);
    expect(text).not.toMatch(/id="(results|reviews)"/);
  });
});

test("says from where a price begins, and where the clinic has to be asked for it", async ({ page }) => {
  const { rows } = await backendOf(HANEUL.host).call("GET /v2/products", { query: { keyword: "광대 축소" } });
  const product = rows.find(({ name }) => name === "광대 축소");
  if (!product) throw new Error("haneul has no 광대 축소");
  await go(page, `/products/${product.id}`, HANEUL);
  await expect(
    page
      .getByRole("main")
      .getByText(/^6,500,000원부터$/)
      .first(),
  ).toBeVisible();
  const options = page
    .getByRole("region", { name: productLabels.options, exact: true })
    .getByRole("listitem");
  await expect(options.nth(1)).toContainText(uiLabels.askForPrice);
  await tickOptions(page, 2);
  // A sum of the other price alone would pass for the whole.
  await expect(page.getByRole("status").filter({ hasText: uiLabels.askForPrice })).toBeVisible();
});

test("what to mind afterwards stands in the page without a script", async () => {
  const api = backendOf(LUMIERE.host);
  for (const id of await productIdsOf(LUMIERE.host)) {
    const { row } = await api.call("GET /v2/products/:id", { params: { id } });
    const [notice] = row.afterNotices;
    if (!notice) continue;
    const { rows } = await api.call("GET /customer/after-notices", { query: { ids: [notice.id] } });
    const firstWords = rows[0]?.contentHtml.replace(/<[^>]+>/g, "").slice(0, 12) ?? "";
    expect(firstWords).not.toBe("");
    expect((await ask(LUMIERE.host, `/products/${id}`)).text).toContain(firstWords);
    return;
  }
  throw new Error("No product of lumiere has an after-care notice");
});

test("products that were looked at come back at the foot, without the present one", async ({ page }) => {
  const [first, second] = await productIdsOf(LUMIERE.host);
  for (const id of [first, second]) {
    await go(page, `/products/${id}`);
    await page.mouse.move(300, 300);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("recent-products")))
      .toContain(`"id":${id}`);
  }
  const row = page.getByRole("region", { name: recentProductsLabels.title });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("link")).toHaveCount(1);
  await expect(row.getByRole("link")).toHaveAttribute("href", `/products/${first}`);
  await row.getByRole("button", { name: recentProductsLabels.clear }).click();
  await expect(row).toHaveCount(0);
});

test.describe("a secret event's product", () => {
  test("is shown at its price by its link alone, outside search engines and the sitemap", async ({
    page,
  }) => {
    const { productId, eventId } = await secretPair();
    const path = `/products/${productId}/secret/${eventId}`;
    const api = backendOf(LUMIERE.host);
    const query = { isSecret: true, eventId };
    const { row } = await api.call("GET /v2/products/:id", { params: { id: productId }, query });
    await go(page, path);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("main")).toContainText((row.price.price ?? 0).toLocaleString("ko-KR"));
    await expect(page.locator("script[type='application/ld+json']", { hasText: "Product" })).toHaveCount(0);
    expect((await ask(LUMIERE.host, "/sitemap.xml")).text).not.toContain("/secret/");
  });

  test("is booked at that price", async ({ page }) => {
    const { productId, eventId } = await secretPair();
    const query = { isSecret: true, eventId };
    const { row } = await backendOf(LUMIERE.host).call("GET /v2/products/:id", {
      params: { id: productId },
      query,
    });
    const [option] = row.options;
    await page.goto(`/products/${productId}/secret/${eventId}`);
    await tickOptions(page, 1);
    await page.getByRole("main").getByRole("button", { name: purchaseLabels.book, exact: true }).click();
    const widget = bookingWidget(page);
    await widget.chooseDay(3);
    await widget.chooseTime(0);
    await widget.next();
    const sum = widget.frame.getByText((option?.price.price ?? 0).toLocaleString("ko-KR"));
    await expect(sum.first()).toBeVisible();
    await widget.proveNumber(newVisitor());
    await widget.agreeToAll();
    await widget.book();
    await expect(widget.reservationNumber()).toBeVisible();
  });

  for (const [name, path] of [
    ["another event", "/products/1/secret/1"],
    ["an event that is not there", "/products/1/secret/99999"],
    ["an event that is no number", "/products/1/secret/1e3"],
    ["no event", "/products/1/secret"],
  ])
    test(`is a 404 with ${name}`, async () => {
      expect((await ask(LUMIERE.host, path ?? "")).status).toBe(404);
    });

  test("is a 404 on the wrong clinic's domain", async () => {
    const { productId, eventId } = await secretPair();
    const { status, text } = await ask(ONYU.host, `/products/${productId}/secret/${eventId}`);
    expect(status).toBe(404);
    expect(text).not.toContain(LUMIERE.name);
  });
});
