import { expect, type Page, type Request, test } from "@playwright/test";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { errorLabels } from "@/labels/errors";
import { widgetLabels } from "@/labels/widget";
import { backendOf, productIdsOf } from "./support/backend";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { LUMIERE } from "./support/clinics";
import { dataLayerOf } from "./support/data-layer";
import { openVisit } from "./support/product-page";
import { originOf } from "./support/storefront";

/** The calls of the backend that a page makes, as method and path, and those that were refused. */
function watchCalls(page: Page) {
  const sent: string[] = [];
  const refused: string[] = [];
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  page.on("request", (request) => request.headers().authorization && sent.push(nameOf(request)));
  page.on("response", (response) => {
    if (response.status() === 401) refused.push(nameOf(response.request()));
  });
  return { sent, refused };
}

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === ACCESS_TOKEN_COOKIE);

/** As a browser does that blocks what other sites store. */
function blockFrameStorage() {
  const get = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  if (window !== window.top) Object.defineProperty(window, "localStorage", { get });
}

test.describe("a session", () => {
  /** Signs a guest in from the panel of a page. */
  async function signIn(page: Page, path = "/products") {
    const widget = bookingWidget(page);
    const visitor = newVisitor();
    await page.goto(`${originOf(LUMIERE.host)}${path}`);
    const panel = page.getByRole("complementary", { name: widgetLabels.title });
    await panel.getByRole("button", { name: widgetLabels.session.signIn }).click();
    await widget.proveNumber(visitor);
    const signOut = widget.button(widgetLabels.session.signOut);
    const submit = widget.frame.locator("form").getByRole("button", { name: widgetLabels.session.signIn });
    await expect(signOut.or(submit).first()).toBeVisible();
    if (await submit.isVisible()) await submit.click().catch(() => undefined);
    await expect(signOut).toBeVisible();
    return { widget, visitor };
  }

  test("begins with a login told by its method and nobody's name, and is no new one after a reload", async ({
    page,
  }) => {
    const { visitor } = await signIn(page);
    await expect
      .poll(() => dataLayerOf(page, "login"))
      .toEqual([{ event: "login", method: "SMS verification" }]);
    expect(JSON.stringify(await dataLayerOf(page))).not.toMatch(
      new RegExp(`${visitor.name}|${visitor.phone}`),
    );
    expect(await cookieOf(page)).toMatchObject({ domain: LUMIERE.host, sameSite: "Lax" });

    await page.reload();
    await expect(bookingWidget(page).button(widgetLabels.session.signOut)).toBeVisible();
    expect(await dataLayerOf(page, "login")).toEqual([]);
  });

  test("is renewed a day later, on the page as in the widget, and goes on in every tab", async ({ page }) => {
    await page.context().addInitScript(blockFrameStorage);
    await signIn(page);
    const old = await cookieOf(page);
    const other = await page.context().newPage();
    await other.goto(`${originOf(LUMIERE.host)}/events`);
    await expect(bookingWidget(other).button(widgetLabels.session.signOut)).toBeVisible();
    // A day has passed since it began. The iframe has no storage: the page keeps it.
    await page.evaluate(() => {
      const key = `clinic-widget:${location.origin}`;
      const kept = JSON.parse(localStorage.getItem(key) ?? "");
      localStorage.setItem(key, JSON.stringify({ ...kept, "renewed-at": "0" }));
    });
    await page.reload();
    await expect.poll(async () => (await cookieOf(page))?.value).not.toBe(old?.value);
    const renewed = (await cookieOf(page))?.value;
    expect(renewed).toBeTruthy();
    const me = await backendOf(LUMIERE.host, renewed).call("GET /customers/this");
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(bookingWidget(tab).button(widgetLabels.session.signOut)).toBeVisible();
    }
    expect(await backendOf(LUMIERE.host, (await cookieOf(page))?.value).call("GET /customers/this")).toEqual(
      me,
    );
  });

  for (const { where, width } of [
    { where: "on a phone, with the widget closed", width: 390 },
    { where: "beside the panel", width: 1440 },
  ])
    test(`that the server has ended is over at once, said once, and never asked for again ${where}`, async ({
      page,
    }) => {
      await signIn(page);
      const cookie = await cookieOf(page);
      // The page that signed in still asks for this and that, and would hear of it first.
      await page.goto("about:blank");
      await backendOf(LUMIERE.host, cookie?.value).call("POST /customer/logout");
      const [productId] = await productIdsOf(LUMIERE.host);
      await page.setViewportSize({ width, height: 900 });
      const { sent, refused } = watchCalls(page);
      // What is said goes after 1.5 seconds, and a slow page may load for longer.
      await page.goto(`${originOf(LUMIERE.host)}/products/${productId}`, { waitUntil: "commit" });

      // By the page itself, or by a widget that is in sight.
      const onPage = page.getByText(errorLabels.sessionExpired);
      const inWidget = bookingWidget(page).frame.getByText(errorLabels.sessionExpired);
      const said = async () => (await onPage.count()) + (await inWidget.count());
      if (width < 768) await expect(onPage).toBeVisible();
      else await expect.poll(said).toBe(1);
      expect(await cookieOf(page)).toBeUndefined();
      expect(await page.evaluate(() => localStorage.getItem("auth"))).toBe('{"user":null}');
      await expect.poll(said).toBe(0);
      await page.waitForLoadState("networkidle");
      expect(await said()).toBe(0);
      expect(refused).not.toEqual([]);
      expect(sent).toEqual([...new Set(sent)]);
    });

  test("ends at home with everything forgotten, even where the server cannot be told", async ({ page }) => {
    const { widget } = await signIn(page);
    await page.route("**/customer/logout", (route) => route.abort());
    await widget.button(widgetLabels.session.signOut).click();
    await expect(page).toHaveURL(`${originOf(LUMIERE.host)}/`);
    expect(await cookieOf(page)).toBeUndefined();
    expect(await page.evaluate(() => localStorage.getItem("auth"))).toBe('{"user":null}');
    await expect(widget.button(widgetLabels.session.signIn)).toBeVisible();
  });
});

test("a reservation is one purchase, also after a reload, with nobody's name in it", async ({ page }) => {
  const widget = bookingWidget(page);
  const visitor = newVisitor();
  await page.goto("/");
  await openVisit(page);
  await widget.choosePurpose(0);
  await widget.chooseDay(3);
  await widget.chooseTime(0);
  await widget.next();
  await widget.proveNumber(visitor);
  await widget.agreeToAll();
  await widget.book();
  const number = await widget.reservationNumber().textContent();
  await expect
    .poll(() => dataLayerOf(page, "purchase"))
    .toMatchObject([{ ecommerce: { transaction_id: number } }]);
  expect(JSON.stringify(await dataLayerOf(page))).not.toMatch(new RegExp(`${visitor.name}|${visitor.phone}`));

  await page.reload();
  await expect(widget.button(widgetLabels.session.signOut)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await dataLayerOf(page, "purchase")).toEqual([]);
});
