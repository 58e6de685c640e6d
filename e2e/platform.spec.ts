import { domainToUnicode } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { platformLabels } from "@/labels/platform";
import { startStorefront } from "../scripts/lib/product.mjs";
import type { Program } from "../scripts/lib/programs.mjs";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask } from "./support/storefront";

const PORT = 3660;
const TOKEN = "a token of the platform's team";
const { signIn, team } = platformLabels;
const ANY_CLINIC = new RegExp([LUMIERE, HANEUL, ONYU].map(({ name }) => name).join("|"));

let storefront: Program;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const settings = {
    ...PRODUCT,
    port: PORT,
    logDir: ".build/e2e/platform/logs",
  };
  storefront = await startStorefront(settings, { env: { PLATFORM_TOKEN: TOKEN } });
});
test.afterAll(() => storefront.stop());

const address = (path = "/") => `http://localhost:${PORT}${path}`;

async function signInto(page: Page) {
  await page.goto(address());
  await page.getByLabel(signIn.token).fill(TOKEN);
  await page.getByRole("button", { name: signIn.submit }).click();
  await expect(page.getByRole("heading", { name: team.title, exact: true })).toBeVisible();
}

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "platform");

test("nothing is told without signing in", async () => {
  const forged = "eyJhbGciOiJub25lIn0.eyJhdWQiOiJwbGF0Zm9ybSJ9.";
  for (const cookie of ["", "platform=1", `platform=${forged}`]) {
    const headers = { cookie };
    const home = await ask("localhost", "/", { port: PORT, headers });
    expect(home.text).toContain(signIn.title);
    expect(home.text).not.toMatch(ANY_CLINIC);
    const preview = await ask("localhost", "/previews/lumiere", { port: PORT, headers });
    expect([preview.status, preview.headers.location]).toEqual([303, "/"]);
  }
  for (const path of ["/~platform", "/lumiere", "/sign-in/x"])
    expect((await ask("localhost", path, { port: PORT })).status).toBe(404);
});

test("a wrong token is told so", async ({ page }) => {
  await page.goto(address());
  await page.getByLabel(signIn.token).fill("a guess of the same length, near");
  await page.getByRole("button", { name: signIn.submit }).click();
  await expect(page.getByRole("alert").filter({ hasText: signIn.failed })).toBeVisible();
  expect(await sessionOf(page)).toBeUndefined();
});

test("a form that is no token is not read", async ({ request }) => {
  const answer = await request.post(address("/sign-in"), { form: { token: "x".repeat(10_000) } });
  expect(answer.status()).toBe(413);
});

test("the team sees partners, domains, versions, Edge Config and errors", async ({ page }) => {
  await signInto(page);
  expect(await sessionOf(page)).toMatchObject({ httpOnly: true, sameSite: "Strict", domain: "localhost" });
  const row = page.getByRole("listitem").filter({ hasText: LUMIERE.name });
  for (const host of [LUMIERE.host, ...LUMIERE.aliases].map(domainToUnicode))
    await expect(row.getByText(host, { exact: true })).toBeVisible();
  await expect(row.getByText(team.states.deployed)).toBeVisible();
  await expect(row.getByText(/^\d+ · \d{4}-\d\d-\d\d/)).toBeVisible();
  await expect(page.getByText(/항목 \d+개, \d+ KB 가운데 \d+ KB/)).toBeVisible();
  await expect(page.getByRole("heading", { name: team.errorList })).toBeVisible();
});

test("partners are found by name and by host, without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInto(page);
  for (const [word, id] of [
    [HANEUL.name, "haneul"],
    [ONYU.host, "onyu"],
  ] as const) {
    await page.getByLabel(team.keyword).fill(word);
    await page.getByRole("button", { name: team.search }).click();
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 3 })).toContainText(id);
  }
  await page.getByRole("button", { name: team.signOut }).click();
  await expect(page.getByRole("heading", { name: signIn.title })).toBeVisible();
  await context.close();
});

test("a signed-in person looks at a draft, and may share it", async ({ page }) => {
  await signInto(page);
  const answer = await page.request.get(address("/previews/lumiere"), { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  const link = new URL(answer.headers().location ?? "");
  expect(link.host).toBe(`lumiere.preview.localhost:${PORT}`);
  const claims = JSON.parse(
    Buffer.from(link.searchParams.get("preview")?.split(".")[1] ?? "", "base64url").toString(),
  );
  expect(claims).toMatchObject({ aud: "lumiere", canShare: true });
  expect((await page.request.get(address("/previews/no%20body"), { maxRedirects: 0 })).status()).toBe(404);
});

for (const width of [360, 1280])
  test(`the page at ${width} has nothing of weight against it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address());
    expect(await weightyFindings(page)).toEqual([]);
    await signInto(page);
    expect(await weightyFindings(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
