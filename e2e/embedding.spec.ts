import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { expect, test } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import { EMBEDDER_PORT, PRODUCT } from "./setup/settings";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { HANEUL, LUMIERE } from "./support/clinics";
import { originOf } from "./support/storefront";

const EMBEDDER = `http://127.0.0.1:${EMBEDDER_PORT}`;
let site: Server;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const example = await readFile("widget/example/index.html");
  site = createServer((_, response) => response.setHeader("content-type", "text/html").end(example));
  await new Promise<void>((listening) => site.listen(EMBEDDER_PORT, "127.0.0.1", listening));
});

test.afterAll(() => new Promise((closed) => site.close(closed)));

const addressFor = (host: string) =>
  `${EMBEDDER}/?${new URLSearchParams({ clinic: originOf(host), widget: PRODUCT.publicBackendUrl })}`;

test("a plain page of another site books a visit, and never learns the session's token", async ({
  page,
  context,
}) => {
  const widget = bookingWidget(page);
  await page.goto(addressFor(LUMIERE.host));
  await page.getByRole("button", { name: widgetLabels.home.visit.title }).click();
  await widget.choosePurpose(2);
  await widget.chooseDay(2);
  await widget.chooseTime(0);
  await widget.bookAs(newVisitor());

  const number = (await widget.reservationNumber().textContent()) ?? "";
  await expect(page.locator("#reservation")).toHaveText(number);
  await expect(page.locator("body")).toHaveAttribute("data-token", "withheld");
  expect(await context.cookies(EMBEDDER)).toEqual([]);
});

test("a clinic that has not named the site is not shown there", async ({ page }) => {
  const app = page.waitForResponse((response) => response.url().includes("/widget/app/?"));
  await page.goto(addressFor(HANEUL.host));
  await page.getByRole("button", { name: widgetLabels.home.visit.title }).click();
  expect((await app).status()).toBe(403);
});

test("an unknown clinic has no widget", async ({ request }) => {
  const query = new URLSearchParams({ origin: "http://nobody.example", parent: EMBEDDER });
  expect((await request.get(`${PRODUCT.backendUrl}/widget/app/?${query}`)).status()).toBe(404);
});
