import { expect, type Page, test } from "@playwright/test";
import { partnerStatusLabels } from "@/labels/partner-status";
import { startBackend, startStorefront } from "../scripts/lib/product.mjs";
import type { Program } from "../scripts/lib/programs.mjs";
import { freshData } from "./setup/fresh-data";
import { settingsOf } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { HANEUL } from "./support/clinics";
import { ask } from "./support/storefront";
import { form, isLive, isSaved, PHONE, publish } from "./support/studio-content";

// Its own product: a clinic whose site is closed for a moment.
const OWN = settingsOf("studio-opening", { port: 3690, backendPort: 4690 });
const CONTENT = `${OWN.studioUrl}/haneul/content`;
let programs: Program[] = [];

test.describe.configure({ mode: "serial", timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await freshData(OWN);
  programs = [await startBackend(OWN)];
  programs.push(await startStorefront(OWN));
});

test.afterAll(async () => {
  for (const program of programs.reverse()) await program.stop();
});

async function setTo(page: Page, state: string) {
  await form(page).getByRole("combobox", { name: "방문자에게 보이는 것" }).selectOption({ label: state });
  await isSaved(page);
  await page.getByRole("button", { name: /^모두 게시/ }).click();
  await publish(page);
  await isLive(page);
}

const whatVisitorsMeet = async (path: string) => (await ask(HANEUL.host, path, { port: OWN.port })).text;

test("a clinic opens its own site, and the very next visitor meets every page", async ({ page }) => {
  const notOpen = partnerStatusLabels.ready.preparing.description;
  const treatments = "/products";
  const open = await whatVisitorsMeet(treatments);
  expect(open).not.toContain(notOpen);
  await enterStudio(page, "haneul", "owner", { product: OWN });

  await page.goto(`${CONTENT}/opening`);
  await setTo(page, "준비 중: 곧 연다는 안내와 진료 시간");
  expect(await whatVisitorsMeet(treatments)).toContain(notOpen);

  await page.setViewportSize(PHONE);
  await page.goto(`${CONTENT}/treatments`);
  await expect(page.getByText(/방문자에게는 아직 준비 중 안내만 보입니다/)).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "사이트 열기" }).last().click();
  await expect(page).toHaveURL(`${CONTENT}/opening`);
  await setTo(page, "열림: 홈페이지");
  expect(await whatVisitorsMeet(treatments)).not.toContain(notOpen);
  await page.goto(`${CONTENT}/treatments`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/방문자에게는 아직 준비 중 안내만 보입니다/)).toHaveCount(0);
});
