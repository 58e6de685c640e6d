import { expect, type Page, test } from "@playwright/test";
import { postFormLabels, postLabels } from "@/labels/customer-boards";
import { headerLabels } from "@/labels/layout/header";
import { weightyFindings } from "./support/axe";
import { LUMIERE } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

const ORIGIN = originOf(LUMIERE.host);
const BOARD = "/cscenter/boards/4";
const PASSWORD = "열려라1234";
/** One pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

async function write(page: Page, title: string) {
  await page.goto(`${ORIGIN}${BOARD}/write`);
  await field(page, postFormLabels.title).fill(title);
  await field(page, postFormLabels.content).fill("첫 줄\n둘째 줄");
  await field(page, postFormLabels.authorName).fill("김하나");
  await field(page, postFormLabels.phone).fill("01012345678");
}

async function send(page: Page) {
  await field(page, postFormLabels.password).fill(PASSWORD);
  await page.locator("label", { hasText: postFormLabels.required }).click();
  await page.getByRole("button", { name: postFormLabels.submit }).click();
  await page.waitForURL(/\/detail\/\d+$/);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a private question is written, read, edited and deleted by who knows its password", async ({
    page,
  }) => {
    await page.goto(ORIGIN + BOARD);
    await page.getByRole("main").getByRole("link", { name: postLabels.write }).click();
    await page.waitForURL(/\/write$/);
    await write(page, "붓기가 궁금합니다");
    await page
      .locator("main input[type=file]")
      .setInputFiles({ name: "사진.png", mimeType: "image/png", buffer: PICTURE });
    await expect(page.getByText("1 KB")).toBeVisible();

    // The draft outlives a reload; the password does not.
    await page.reload();
    await expect(page.getByText(postFormLabels.restored)).toBeVisible();
    await expect(field(page, postFormLabels.title)).toHaveValue("붓기가 궁금합니다");
    await expect(field(page, postFormLabels.password)).toHaveValue("");
    await expect(page.getByText("1 KB")).toBeVisible();
    await send(page);

    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText("붓기가 궁금합니다");
    await expect(page.getByRole("article").getByRole("img")).toHaveCount(1);
    const url = page.url();

    // A visitor who only has the address sees nothing of it.
    const { text } = await ask(LUMIERE.host, new URL(url).pathname);
    expect(text).not.toContain("붓기가 궁금합니다");
    expect(text).toContain("noindex");

    await page.goto(url);
    await expect(heading).toHaveText(postLabels.privateTitle);
    await field(page, postLabels.password).fill("틀린 비밀번호");
    await page.getByRole("button", { name: postLabels.open }).click();
    await expect(page.getByRole("main").getByRole("alert")).not.toBeEmpty();
    await expect(field(page, postLabels.password)).toHaveValue("틀린 비밀번호");
    await field(page, postLabels.password).fill(PASSWORD);
    await page.getByRole("button", { name: postLabels.open }).click();
    await expect(heading).toContainText("붓기가 궁금합니다");

    await page.getByRole("link", { name: postLabels.edit }).click();
    await field(page, postFormLabels.password).fill(PASSWORD);
    await page.getByRole("button", { name: postFormLabels.unlock }).click();
    await field(page, postFormLabels.title).fill("붓기가 가라앉았습니다");
    await page.getByRole("button", { name: postFormLabels.save }).click();
    await expect(heading).toContainText("붓기가 가라앉았습니다");

    await page.getByRole("button", { name: postLabels.remove }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(postLabels.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: postLabels.remove, exact: true }).click();
    await page.waitForURL(ORIGIN + BOARD);
    const status = async () => (await ask(LUMIERE.host, new URL(url).pathname)).status;
    await expect.poll(status).toBe(404);
  });

  test("back from a new post leads to the list, not into the form", async ({ page }) => {
    await write(page, "돌아갈 곳");
    await send(page);
    await page.getByRole("banner").getByRole("button", { name: headerLabels.back }).click();
    await expect(page).toHaveURL(ORIGIN + BOARD);
  });
});

test("what is wrong is said beside its field, and the first one has the focus", async ({ page }) => {
  await page.goto(`${ORIGIN}${BOARD}/write`);
  await field(page, postFormLabels.content).fill("내용만 썼습니다");
  await page.getByRole("button", { name: postFormLabels.submit }).click();
  await expect(field(page, postFormLabels.title)).toBeFocused();
  await expect(field(page, postFormLabels.title)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(postFormLabels.errors.phone)).toBeVisible();
  await expect(field(page, postFormLabels.content)).toHaveValue("내용만 썼습니다");
  expect(await weightyFindings(page)).toEqual([]);
});

test("nothing typed is lost where nobody answers", async ({ page }) => {
  await page.route("**/customer/customer-boards", (route) => route.abort());
  await write(page, "끊긴 글");
  await field(page, postFormLabels.password).fill(PASSWORD);
  await page.locator("label", { hasText: postFormLabels.required }).click();
  await page.getByRole("button", { name: postFormLabels.submit }).click();
  await expect(page.getByRole("alert").filter({ hasText: postFormLabels.kept })).toBeVisible();
  await expect(field(page, postFormLabels.title)).toHaveValue("끊긴 글");
  await page.unroute("**/customer/customer-boards");
  await page.getByRole("button", { name: postFormLabels.submit }).click();
  await page.waitForURL(/\/detail\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("끊긴 글");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list and public posts with their answers are there", async ({ page }) => {
    await page.goto(ORIGIN + BOARD);
    await expect(page.locator(`main a[href^='${BOARD}/detail/']`)).toHaveCount(10);
    await page
      .locator(`main a[href^='${BOARD}/detail/']`, { hasText: postLabels.answered })
      .filter({ hasNotText: postLabels.privateTitle })
      .first()
      .click();
    await expect(page.getByRole("article")).toContainText(postLabels.answerOf("루미에르의원"));
    expect(await page.content()).toContain('"@type":"QAPage"');
  });

  test("the form says what it needs, and where else to ask", async () => {
    const { text } = await ask(LUMIERE.host, `${BOARD}/write`);
    expect(text).toMatch(new RegExp(`<noscript>.*${postFormLabels.noScript}.*02-0000-1234.*</noscript>`));
  });
});
