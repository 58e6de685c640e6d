import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { introduceLabels } from "@/labels/introduce";
import { headerLabels } from "@/labels/layout/header";
import { purchaseLabels } from "@/labels/products";
import { widgetLabels } from "@/labels/widget";
import { backendOf } from "./support/backend";
import { type BookingWidget, bookingWidget, newVisitor } from "./support/booking-widget";
import { HANEUL, LUMIERE } from "./support/clinics";
import { signInAtPanel } from "./support/panel";
import { openVisit, tickOptions, walkToProduct } from "./support/product-page";
import { originOf } from "./support/storefront";

const cases = [
  {
    host: LUMIERE.host,
    status: "confirmed",
    openCart: (_: Page, widget: BookingWidget) => widget.button(widgetLabels.tabs.cartWithCount(2)).click(),
  },
  {
    host: HANEUL.host,
    status: "waiting",
    openCart: (page: Page) => page.getByRole("button", { name: headerLabels.cartFilled }).click(),
  },
];

for (const { host, status, openCart } of cases)
  test.describe(`the main job at ${host}`, () => {
    test.use({ baseURL: originOf(host) });

    test("from home to a reservation in the database", async ({ page, context }) => {
      const visitor = newVisitor();
      const widget = bookingWidget(page);
      const product = await productWithTwoOptions(host);
      const options = product.options.slice(0, 2);

      await walkToProduct(page, product.id);
      await tickOptions(page, 2);
      await page
        .getByRole("main")
        .getByRole("button", { name: purchaseLabels.addToCart, exact: true })
        .click();
      await openCart(page, widget);
      for (const { name } of options) await expect(widget.frame.getByText(name).first()).toBeVisible();
      await widget.button(widgetLabels.cart.book(2)).click();
      await widget.chooseDoctor(1);
      const date = await widget.chooseDay(1);
      const time = await widget.chooseTime(0);
      await widget.next();
      await widget.proveNumber(visitor);
      await widget.agreeToAll();
      await widget.book();
      const number = await widget.reservationNumber().textContent();

      const token = await accessTokenOf(context, host);
      const { rows } = await backendOf(host, token).call("GET /customer/reservations", { query: {} });
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        reservationNumber: number,
        kind: "treatment",
        status,
        customerName: visitor.name,
        customerPhone: visitor.phone,
      });
      expect(inSeoul(rows[0]?.reservedAt ?? "")).toBe(`${date} ${time}`);
      expect(rows[0]?.reservationProductOptions.map(({ id }) => id).sort()).toEqual(
        options.map(({ id }) => id).sort(),
      );
    });

    test("a visit, from the first screen", async ({ page }) => {
      const widget = bookingWidget(page);
      await page.goto("/");
      await openVisit(page);
      await widget.choosePurpose(1);
      await widget.chooseDay(1);
      await widget.chooseTime(1);
      await widget.bookAs(newVisitor());
    });
  });

test.describe("somebody who is signed in", () => {
  test.use({ baseURL: originOf(LUMIERE.host) });

  test("is three taps away from a product to a time that is kept", async ({ page }) => {
    const { widget } = await signInAtPanel(page);
    const product = await productWithTwoOptions(LUMIERE.host);
    await page.goto(`/products/${product.id}`);
    await tickOptions(page, 1);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await tap(page.getByRole("main").getByRole("button", { name: purchaseLabels.book, exact: true }));
    await tap(widget.freeTimes.first());
    await tap(widget.button(widgetLabels.next));
    await expect(widget.frame.getByRole("timer")).toBeVisible();
    expect(taps).toBe(3);
    await expect(widget.frame.getByText(widgetLabels.contact.verified)).toBeVisible();
    await widget.agreeToAll();
    await widget.book();
    await expect(widget.reservationNumber()).toBeVisible();
  });

  test("books a doctor's own day from the doctors' page", async ({ page }) => {
    await page.goto("/introduce/staff");
    const section = page.getByRole("main").getByRole("region").filter({ hasText: introduceLabels.freeDays });
    const name = (await section.first().getByRole("heading").textContent()) ?? "";
    await section.first().getByRole("button", { name: introduceLabels.book }).click();
    const widget = bookingWidget(page);
    await widget.choosePurpose(1);
    const chosen = widget.doctors.and(widget.frame.locator("[aria-pressed=true]"));
    await expect(chosen).toContainText(name.slice(0, 3));
    await widget.chooseTime(0);
    await widget.bookAs(newVisitor());
  });
});

async function productWithTwoOptions(host: string) {
  const { rows } = await backendOf(host).call("GET /v2/products", { query: {} });
  const details = await Promise.all(
    rows.map(({ id }) => backendOf(host).call("GET /v2/products/:id", { params: { id } })),
  );
  const product = details.map(({ row }) => row).find(({ options }) => options.length >= 2);
  if (!product) throw new Error("No product of the first page has two options");
  return product;
}

/** The cookie of Spec §6, as the storefront set it. */
async function accessTokenOf(context: BrowserContext, host: string): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === ACCESS_TOKEN_COOKIE);
  expect(cookie).toMatchObject({ domain: host, path: "/", sameSite: "Lax" });
  return decodeURIComponent(cookie?.value ?? "");
}

function inSeoul(instant: string): string {
  const format = { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat("sv-SE", format).format(new Date(instant));
}
