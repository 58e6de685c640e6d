import { expect, type Page, test } from "@playwright/test";
import { chatLabels } from "@/labels/layout/chat";
import { floatingButtonLabels as labels } from "@/labels/layout/floating-button";
import { HANEUL, LUMIERE } from "./support/clinics";
import { originOf } from "./support/storefront";

const group = (page: Page) => page.getByRole("region", { name: labels.group });
const toggle = (page: Page) => group(page).locator("[aria-expanded]");

/** The control that has the focus, if the floating button lies over its middle. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused.closest("[data-floating]") || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over?.closest("[data-floating]") ? focused.outerHTML.slice(0, 200) : null;
  });

for (const width of [360, 1440])
  for (const { host } of [LUMIERE, HANEUL])
    test(`the floating button covers no focused control of ${host} at ${width}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${originOf(host)}/`);
      await expect(group(page)).toBeVisible();
      let steps = 0;
      do {
        await page.keyboard.press("Tab");
        expect(await coveredFocus(page)).toBeNull();
        steps++;
      } while (
        steps < 250 &&
        !(await page.evaluate(() => document.activeElement?.closest("footer, [data-floating]")))
      );
      expect(steps).toBeGreaterThan(10);
    });

/** Texts of the page's content that reach into what the floating button takes of the width, wherever one scrolls to. */
const besideContent = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector("[data-floating]")?.getBoundingClientRect().left ?? 0;
    const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const reaching: string[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { parentElement } = texts.currentNode;
      const isSeen = parentElement?.checkVisibility() && !parentElement.closest(".sr-only, .scroll-row");
      if (isSeen && range.toString().trim() && range.getBoundingClientRect().right > edge + 1)
        reaching.push(range.toString());
    }
    return reaching;
  });

for (const width of [1024, 1440])
  test(`the floating button has a margin of its own at ${width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 768 });
    for (const { host } of [LUMIERE, HANEUL])
      for (const path of ["/products", "/events", "/introduce/schedule", "/cscenter/notice"]) {
        await page.goto(originOf(host) + path);
        await expect(group(page)).toBeVisible();
        expect(await besideContent(page), host + path).toEqual([]);
      }
  });

test("the list is unfolded and folded by keyboard alone", async ({ page }) => {
  await page.goto(`${originOf(LUMIERE.host)}/`);
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(group(page).getByRole("list")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(group(page).getByRole("listitem").first().locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(group(page).getByRole("list")).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

test("each clinic offers the ways that it has", async ({ page }) => {
  const offered = async (host: string) => {
    await page.goto(`${originOf(host)}/`);
    await toggle(page).click();
    await expect(group(page).getByRole("list")).toBeVisible();
    return group(page).getByRole("listitem").allInnerTexts();
  };
  expect(await offered(LUMIERE.host)).toEqual(
    expect.arrayContaining([labels.kakaoTalk, labels.naverTalk, labels.chat]),
  );
  const ofHaneul = await offered(HANEUL.host);
  expect(ofHaneul).toContain(labels.kakaoTalk);
  expect(ofHaneul).not.toContain(labels.naverTalk);
  expect(ofHaneul).not.toContain(labels.chat);
});

test("the chat is fetched when it is asked for, and the phone is said where it does not come", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("https://cdn.channel.io/**", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`${originOf(LUMIERE.host)}/`);
  await toggle(page).click();
  const chat = group(page).getByRole("button", { name: labels.chat });
  await expect(chat).toBeVisible();
  expect(asked).toEqual([]);
  await chat.click();
  await expect(page.getByText(chatLabels.failedCall("02-0000-1234").slice(0, 12))).toBeVisible();
  expect(asked).toHaveLength(1);
  await chat.click();
  await expect.poll(() => asked.length).toBe(2);
});

for (const width of [320, 360, 390])
  test(`no label of the bar is cut at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const { host } of [LUMIERE, HANEUL]) {
      await page.goto(`${originOf(host)}/products`);
      await expect(group(page).locator("a span:visible").first()).toBeVisible();
      const cut = await group(page)
        .locator("a span:visible")
        .evaluateAll((all) =>
          all
            .filter(
              (label) => label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight,
            )
            .map((label) => label.textContent),
        );
      expect(cut, host).toEqual([]);
    }
  });
