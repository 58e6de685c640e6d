import { expect, test } from "@playwright/test";
import { boardLabels } from "@/labels/boards";
import { contactLabels, customerCenterLabels, faqLabels } from "@/labels/customer-center";
import { weightyFindings } from "./support/axe";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

const ORIGIN = originOf(LUMIERE.host);

for (const { host } of [LUMIERE, HANEUL, ONYU])
  test.describe(`the customer center of ${host}`, () => {
    for (const path of ["/cscenter", "/cscenter/notice", "/cscenter/faq", "/cscenter/contact"])
      test(`${path} is sound, and has no heading over nothing`, async ({ page }) => {
        await page.goto(originOf(host) + path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        for (const section of await page.locator("main section:has(h2)").all())
          await expect(section.locator("li, table, address").first()).toBeAttached();
        expect(await weightyFindings(page)).toEqual([]);
      });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { host } of [LUMIERE, HANEUL, ONYU])
    test(`the customer center of ${host} opens with the number, before any section`, async ({ page }) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${originOf(host)}/cscenter`);
        const main = page.getByRole("main");
        const call = main.getByRole("link", { name: customerCenterLabels.call, exact: true });
        await expect(call).toBeInViewport();
        await expect(call).toHaveAttribute("href", /^tel:/);
        await expect(main.locator("a[href^='tel:']").first()).toHaveCSS("font-size", "32px");
        await expect(main.locator("a[href='/cscenter/contact']").first()).toBeVisible();
      }
    });

  test("questions open onto their answers, by group and by search", async ({ page }) => {
    await page.goto(`${ORIGIN}/cscenter/faq`);
    const first = page.locator("main details").first();
    await expect(first.locator("p").first()).toBeHidden();
    await first.locator("summary").click();
    await expect(first.locator("p").first()).toBeVisible();
    const groups = page.getByRole("navigation", { name: faqLabels.groups });
    await groups.getByRole("link").nth(2).click();
    await expect(page).toHaveURL(/\?group=\d+$/);
    await expect(page.locator("main section h2")).toHaveCount(1);
    await page.getByRole("main").getByRole("searchbox").fill("없는낱말");
    await page.getByRole("main").getByRole("button", { name: boardLabels.search }).click();
    await expect(page.getByText(boardLabels.notFound("없는낱말"))).toBeVisible();
  });

  test("notices are found by a word, where no search engine looks", async ({ page }) => {
    await page.goto(`${ORIGIN}/cscenter/notice?keyword=${encodeURIComponent("주차")}`);
    await expect(page.locator("main a[href^='/cscenter/notice/']").first()).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  });

  test("the contact page has the phone and the inquiry link", async ({ page }) => {
    await page.goto(`${ORIGIN}/cscenter/contact`);
    const main = page.getByRole("main");
    await expect(main.locator("a[href^='tel:']").first()).toBeVisible();
    await expect(main.locator("a[href='https://pf.kakao.com/_lumiereclinic/chat']")).toBeVisible();
    await expect(main.getByRole("heading", { name: contactLabels.place })).toBeVisible();
  });
});

test("the contact page has every chat that the clinic answers in", async ({ page }) => {
  await page.goto(`${ORIGIN}/cscenter/contact`);
  const ways = page.getByRole("main");
  for (const [title, address] of [
    [contactLabels.line, "https://line.me/R/ti/p/%40lumiere-example"],
    [contactLabels.whatsapp, "https://wa.me/820200001234"],
  ] as const)
    await expect(ways.getByRole("link", { name: new RegExp(`^${title}`) })).toHaveAttribute("href", address);
  await expect(page.getByText(contactLabels.wechatHint("lumiere_example"))).toBeVisible();
});

test("a group of questions that is not there is a page that is not there", async () => {
  expect((await ask(LUMIERE.host, "/cscenter/faq?group=999")).status).toBe(404);
});
