import { expect, type Page, test } from "@playwright/test";
import { WIDGET_CHANNEL, WIDGET_PROTOCOL_VERSION } from "@/contract/widget/messages";
import { widgetLabels } from "@/labels/widget";
import { EMBEDDER_PORT, PRODUCT } from "./setup/settings";
import { bookingWidget } from "./support/booking-widget";
import { LUMIERE } from "./support/clinics";
import { originOf } from "./support/storefront";

/** A page that the clinic has listed, and a site that it has not. Both are answered by the tests themselves. */
const LISTED_ORIGIN = `http://embed.localhost:${EMBEDDER_PORT}`;
const HOSTILE_ORIGIN = "http://hostile.localhost:3661";
const CLINIC = originOf(LUMIERE.host);

const envelope = (type: string, data: unknown) => ({
  channel: WIDGET_CHANNEL,
  version: WIDGET_PROTOCOL_VERSION,
  type,
  data,
});
const FORGED_EVENTS = [
  envelope("ready", { isLoggedIn: true }),
  envelope("login", {
    user: { name: "mallory", isRegular: true },
    accessToken: "forged-token",
    isResumed: false,
  }),
  envelope("reservationSuccess", {
    reservationId: 1,
    reservationNumber: "XX-000000-0001",
    kind: "visit",
    total: 1,
    items: [],
  }),
  envelope("cartCount", { count: 99 }),
  envelope("route", { path: "/forged" }),
  envelope("keep", { area: "device", text: "forged" }),
  envelope("close", {}),
];
const FORGED_COMMANDS = [
  envelope("init", { isPanel: true, attribution: {}, consultingReservationOnly: true }),
  envelope("open", { screen: "cart" }),
  envelope("addToCart", { optionIds: [1] }),
  envelope("logout", {}),
  envelope("close", {}),
];
/** As a hostile frame does it: every message to its page, and to every frame of that page, again and again. */
const HOSTILE_PAGE = `<!doctype html><title>hostile</title><script>
  const events = ${JSON.stringify(FORGED_EVENTS)}, commands = ${JSON.stringify(FORGED_COMMANDS)};
  window.sent = 0;
  setInterval(() => {
    for (const message of events) parent.postMessage(message, "*");
    for (let index = 0; index < parent.frames.length; index++)
      for (const message of [...events, ...commands]) parent.frames[index].postMessage(message, "*");
    window.sent += 1;
  }, 50);
</script>`;
const HEARD = ["login", "reservationSuccess", "route", "close", "cartCount", "ready"];
const LISTED_PAGE = `<!doctype html><title>listed</title><button>예약하기</button>
<script>
  window.ClinicWidget ??= Object.assign((...call) => window.ClinicWidget.q.push(call), { q: [] });
  window.heard = [];
  for (const type of ${JSON.stringify(HEARD)})
    ClinicWidget("on", type, (data) => window.heard.push({ type, data }));
  ClinicWidget("init", { origin: "${CLINIC}", position: "overlay" });
  document.querySelector("button").onclick = () => ClinicWidget("open", { screen: "visit" });
</script>
<iframe title="hostile" src="${HOSTILE_ORIGIN}/"></iframe>
<script async src="${PRODUCT.publicBackendUrl}/widget/loader.js"></script>`;

const appAddress = `${PRODUCT.publicBackendUrl}/widget/app/?${new URLSearchParams({ origin: CLINIC, parent: LISTED_ORIGIN })}`;
const FRAMING_PAGE = `<!doctype html><title>framing</title><iframe title="stolen" src="${appAddress.replaceAll("&", "&amp;")}"></iframe>`;

// Pages that a test answers itself belong to no network, and Chromium asks before they may reach this machine.
test.use({ permissions: ["local-network-access"] });

test.beforeEach(async ({ page }) => {
  for (const [address, body] of [
    [`${LISTED_ORIGIN}/`, LISTED_PAGE],
    [`${HOSTILE_ORIGIN}/`, HOSTILE_PAGE],
    [`${HOSTILE_ORIGIN}/framing`, FRAMING_PAGE],
  ] as const)
    await page.route(address, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
});

/** A whole round of forged messages, and one more, has gone out since. */
async function letItForge(page: Page) {
  const frame = page.frames().find((each) => each.url().startsWith(HOSTILE_ORIGIN));
  if (!frame) throw new Error("The hostile frame is not there");
  const sent = await frame.evaluate(() => (window as unknown as { sent: number }).sent);
  await frame.waitForFunction((before) => (window as unknown as { sent: number }).sent > before + 2, sent);
}

const heardOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { type: string; data: unknown }[] }).heard);

test("a hostile frame beside the widget is heard neither by the page nor by the widget", async ({ page }) => {
  const widget = bookingWidget(page);
  await page.goto(`${LISTED_ORIGIN}/`);
  await page.getByRole("button", { name: "예약하기" }).click();
  const purpose = widget.frame.getByRole("radio", { name: widgetLabels.purpose.choices[0] });
  await expect(purpose).toBeAttached();
  await letItForge(page);

  // The widget's own words alone: that it is ready, and what is in its cart.
  const heard = await heardOn(page);
  expect(heard.filter(({ type }) => !["ready", "cartCount"].includes(type))).toEqual([]);
  expect(heard.filter(({ type }) => type === "ready")).toEqual([
    { type: "ready", data: { isLoggedIn: false } },
  ]);
  expect(JSON.stringify(heard)).not.toContain("99");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "forged",
  );
  await expect(page).toHaveURL(`${LISTED_ORIGIN}/`);
  // Neither closed nor sent to the cart by the frame beside it.
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(purpose).toBeAttached();
});

test("a site that is not listed cannot frame the widget in a listed one's name", async ({ page }) => {
  const app = page.waitForResponse((response) => response.url().includes("/widget/app/?"));
  await page.goto(`${HOSTILE_ORIGIN}/framing`);
  const response = await app;
  expect(response.status()).toBe(200);
  expect(response.headers()["content-security-policy"]).toContain(`frame-ancestors ${LISTED_ORIGIN}`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test("the focus goes in, stays in and comes back", async ({ page }) => {
  await page.goto(`${LISTED_ORIGIN}/`);
  const opener = page.getByRole("button", { name: "예약하기" });
  await opener.click();
  const widget = bookingWidget(page);
  await expect(widget.frame.getByRole("heading").first()).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await expect.poll(focused).toBe("iframe");
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press("Tab");
    // Past the last element the browser's own bar has the focus: of the page nothing.
    expect(["iframe", "body"]).toContain(await focused());
  }
  await widget.frame.getByRole("button").first().focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});
