import { expect, test } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import { weightyFindings } from "./support/axe";
import { productIdsOf } from "./support/backend";
import { bookingWidget } from "./support/booking-widget";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { originOf } from "./support/storefront";

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    for (const { host } of [LUMIERE, HANEUL, ONYU])
      test(`axe finds nothing of weight on ${host}`, async ({ page }) => {
        const [product] = await productIdsOf(host);
        for (const path of ["/", "/products", `/products/${product}`]) {
          await page.goto(`${originOf(host)}${path}`);
          expect(await weightyFindings(page), path).toEqual([]);
        }
      });

    for (const { host } of [LUMIERE, HANEUL])
      test(`axe finds nothing of weight in the widget of ${host}`, async ({ page }) => {
        const widget = bookingWidget(page);
        await page.goto(`${originOf(host)}/?wcopen=1`);
        await expect(widget.frame.getByRole("radio").first()).toBeVisible();
        expect(await weightyFindings(page), "purpose").toEqual([]);
        await widget.choosePurpose(0);
        await widget.chooseDay(4);
        await expect(widget.freeTimes.first()).toBeVisible();
        expect(await weightyFindings(page), "schedule").toEqual([]);
        await widget.chooseTime(0);
        await widget.next();
        await expect(widget.frame.getByLabel(widgetLabels.contact.phone)).toBeVisible();
        expect(await weightyFindings(page), "contact").toEqual([]);
      });
  });
