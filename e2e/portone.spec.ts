import { expect, type Page, test } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import {
  PORTONE_CHANNEL,
  PORTONE_SECRET,
  PORTONE_STORE,
  startPortone,
  VERIFIED_CUSTOMER,
} from "../backend/testing/provider-stubs/portone";
import { startBackend } from "../scripts/lib/product.mjs";
import type { Program } from "../scripts/lib/programs.mjs";
import { freshData } from "./setup/fresh-data";
import { EMBEDDER_PORT, settingsOf } from "./setup/settings";
import { bookingWidget } from "./support/booking-widget";
import { LUMIERE } from "./support/clinics";
import { originOf } from "./support/storefront";

const OWN = settingsOf("portone", { port: 3860, backendPort: 4860 });
/** A page that the clinic has listed. */
const LISTED_ORIGIN = `http://embed.localhost:${EMBEDDER_PORT}`;
const LISTED_PAGE = `<!doctype html><title>listed</title><button>로그인하기</button>
<script>
  window.ClinicWidget ??= Object.assign((...call) => window.ClinicWidget.q.push(call), { q: [] });
  ClinicWidget("init", { origin: "${originOf(LUMIERE.host, OWN.port)}", position: "overlay" });
  document.querySelector("button").onclick = () => ClinicWidget("open", { screen: "signIn" });
</script>
<script async src="${OWN.publicBackendUrl}/widget/loader.js"></script>`;

const { verify, signUp } = widgetLabels.people;
const BEGIN = { name: "본인인증 시작하기" };
// Pages that a test answers itself belong to no network, and Chromium asks before they may reach this machine.
test.use({ permissions: ["local-network-access"] });

let stub: Awaited<ReturnType<typeof startPortone>>;
let backend: Program;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await freshData(OWN);
  stub = await startPortone();
  backend = await startBackend(OWN, {
    env: {
      IDENTITY_PROVIDER: "portone",
      PORTONE_URL: stub.url,
      PORTONE_SDK_URL: `${stub.url}/browser-sdk.js`,
      PORTONE_API_SECRET: PORTONE_SECRET,
      PORTONE_STORE_ID: PORTONE_STORE,
      PORTONE_CHANNEL_KEY: PORTONE_CHANNEL,
    },
  });
});

test.afterAll(async () => {
  await backend.stop();
  await stub.close();
});

/** The widget at signing in, and the window that its button opens. */
async function openWindow(page: Page) {
  await page.route(`${LISTED_ORIGIN}/`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: LISTED_PAGE }),
  );
  await page.goto(`${LISTED_ORIGIN}/`);
  await page.getByRole("button", { name: "로그인하기" }).click();
  const widget = bookingWidget(page);
  const opened = page.waitForEvent("popup");
  await widget.button(verify.signIn).click();
  const popup = await opened;
  await expect(popup.getByRole("button", BEGIN)).toBeVisible();
  return { widget, popup };
}

test("a visitor verifies themselves at PortOne, and goes on to sign up", async ({ page }) => {
  const { widget, popup } = await openWindow(page);
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", BEGIN).click();
  await popup.getByRole("link", { name: "인증" }).click();
  await closed;
  await expect(widget.heading(signUp.question)).toBeVisible();
  await expect(widget.frame.getByText(VERIFIED_CUSTOMER.name)).toBeVisible();
});

test("a verification that is cancelled leaves the visitor where they were", async ({ page }) => {
  const { widget, popup } = await openWindow(page);
  await popup.getByRole("button", BEGIN).click();
  await popup.getByRole("link", { name: "취소" }).click();
  await expect(widget.frame.getByText(verify.givenUp.title)).toBeVisible();
});

test("the page begins nothing where a link from elsewhere has opened it", async ({ page, context }) => {
  const { popup } = await openWindow(page);
  const followed = await context.newPage();
  await followed.goto(popup.url());
  await expect(followed.getByText(/예약 창에서 본인인증을 다시 시작해 주세요/)).toBeVisible();
  await expect(followed.getByRole("button", BEGIN)).toBeHidden();
});
