import { expect, test } from "@playwright/test";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { headerLabels } from "@/labels/layout/header";
import { productLabels } from "@/labels/products";
import { widgetLabels } from "@/labels/widget";
import { backendOf } from "./support/backend";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { HANEUL, LUMIERE } from "./support/clinics";
import { tickOptions, walkToProduct } from "./support/product-page";
import { originOf } from "./support/storefront";

for (const { host } of [LUMIERE, HANEUL])
  test.describe(`the main job at ${host}`, () => {
    test.use({ baseURL: originOf(host) });

    test("from home to a reservation in the database", async ({ page, context }) => {
      const visitor = newVisitor();
      const widget = bookingWidget(page);
      const { rows } = await backendOf(host).call("GET /v2/products", { query: {} });
      const details = await Promise.all(
        rows.map(({ id }) => backendOf(host).call("GET /v2/products/:id", { params: { id } })),
      );
      const product = details.map(({ row }) => row).find(({ options }) => options.length >= 2);
      if (!product) throw new Error("No product of the first page has two options");

      await walkToProduct(page, product.id);
      await tickOptions(page, 2);
      await page.getByRole("button", { name: productLabels.addToCart, exact: true }).click();
      await expect(page.getByRole("button", { name: headerLabels.cartFilled })).toBeVisible();

      await page.getByRole("button", { name: headerLabels.cartFilled }).click();
      for (const option of product.options.slice(0, 2))
        await expect(widget.frame.getByText(option.name).first()).toBeVisible();
      await widget.button(widgetLabels.cart.book(2)).click();

      await widget.chooseDoctor(1);
      const date = await widget.chooseDay(1);
      const time = await widget.chooseTime(0);
      await widget.next();
      await widget.proveNumber(visitor);
      await widget.agreeToAll();
      await widget.book();

      await expect(widget.reservationNumber()).toBeVisible();
      const number = await widget.reservationNumber().textContent();

      const cookie = (await context.cookies()).find(({ name }) => name === ACCESS_TOKEN_COOKIE);
      expect(cookie, "the storefront knows the visitor").toBeDefined();
      expect(cookie?.domain).toBe(host);
      const { rows: reservations } = await backendOf(host, decodeURIComponent(cookie?.value ?? "")).call(
        "GET /customer/reservations",
        { query: {} },
      );
      expect(reservations).toHaveLength(1);
      expect(reservations[0]).toMatchObject({
        reservationNumber: number,
        kind: "treatment",
        status: host === HANEUL.host ? "waiting" : "confirmed",
        customerName: visitor.name,
      });
      const seoul = new Intl.DateTimeFormat("sv-SE", {
        timeZone: "Asia/Seoul",
        dateStyle: "short",
        timeStyle: "short",
      });
      expect(seoul.format(new Date(reservations[0]?.reservedAt ?? 0))).toBe(`${date} ${time}`);
      expect(reservations[0]?.reservationProductOptions.map(({ id }) => id).sort()).toEqual(
        product.options
          .slice(0, 2)
          .map(({ id }) => id)
          .sort(),
      );
    });
  });
