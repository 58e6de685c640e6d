import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { expect, test } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import { EMBEDDER_PORT, PRODUCT } from "./setup/settings";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { HANEUL, LUMIERE } from "./support/clinics";
import { originOf } from "./support/storefront";

const EMBEDDER = `http://127.0.0.1:${EMBEDDER_PORT}`;
/** What of a page comes after it has asked for /come. */
const REST = "<!--rest-->";
let site: Server;
let finishPage: (() => void) | undefined;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const example = await readFile("widget/example/index.html");
  site = createServer((request, response) => {
    const page = new URL(request.url ?? "/", EMBEDDER).searchParams.get("page");
    if (request.url === "/come") finishPage?.();
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (!page) return void response.end(example);
    const [first = "", rest] = page.split(REST);
    if (rest === undefined) return void response.end(page);
    finishPage = () => response.end(rest);
    response.write(first);
  });
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

test.describe("wherever a page's tag stands", () => {
  const src = `${PRODUCT.publicBackendUrl}/widget/loader.js`;
  const origin = originOf(LUMIERE.host);
  const opener = '<button type="button" data-clinic-widget="visit">예약</button>';
  const queue = `<script>
    window.ClinicWidget ??= Object.assign((...call) => window.ClinicWidget.q.push(call), { q: [] });
    ClinicWidget("init", ${JSON.stringify({ origin })});
  </script>`;
  const forms = {
    "one tag": (how: string) => `<script ${how} src="${src}" data-origin="${origin}"></script>`,
    "the queue": (how: string) => `${queue}<script ${how} src="${src}"></script>`,
  };
  const pageOf = (head: string, body: string) =>
    `<!doctype html><html lang="ko"><head><title>병원 밖</title>${head}</head><body>${body}</body></html>`;
  const later = (tag: string) => {
    const text = JSON.stringify(tag).replaceAll("</", "<\\/");
    return `<script>addEventListener("load", () => setTimeout(() =>
      document.head.append(document.createRange().createContextualFragment(${text}))));</script>`;
  };
  const cases = Object.entries(forms).flatMap(([form, tag]) => [
    ...["", "async", "defer"].flatMap((how) => [
      { name: `${form} in the head, ${how || "plain"}`, page: pageOf(tag(how), opener) },
      { name: `${form} in the body, ${how || "plain"}`, page: pageOf("", tag(how) + opener) },
    ]),
    {
      name: `${form} in the head, there before the body is`,
      page: pageOf(tag("async onload=\"fetch('/come')\"") + REST, opener),
    },
    { name: `${form} added after the page has loaded`, page: pageOf(later(tag("")), opener) },
  ]);
  cases.push({
    name: "one tag in the head with a place that comes after it",
    page: pageOf(
      `<script src="${src}" data-origin="${origin}" data-position="inline" data-target="#place"></script>`,
      `${opener}<section id="place"></section>`,
    ),
  });

  for (const { name, page: html } of cases)
    test(`${name}: the widget opens`, async ({ page }) => {
      const failures: string[] = [];
      page.on("pageerror", ({ message }) => failures.push(message));
      await page.goto(`${EMBEDDER}/?${new URLSearchParams({ page: html })}`);
      // The script may come after the page: until it has, nothing hears the press.
      await page.waitForFunction(() => window.ClinicWidget?.isLoaded);
      await page.getByRole("button", { name: "예약" }).click();
      await expect(bookingWidget(page).heading(widgetLabels.purpose.question)).toBeVisible();
      expect(failures).toEqual([]);
    });
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
