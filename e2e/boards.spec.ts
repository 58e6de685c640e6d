import { expect, test } from "@playwright/test";
import { boardLabels } from "@/labels/boards";
import { LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

const ORIGIN = originOf(LUMIERE.host);

test.describe("the clinic's boards without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [look, id] of [
    ["pictures", 1],
    ["videos", 2],
    ["rows", 3],
  ] as const)
    test(`show their entries as ${look}, and each leads on`, async ({ page }) => {
      await page.goto(`${ORIGIN}/boards/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const entries = page.locator(`main a[href^='/boards/${id}/detail/']`);
      expect(await entries.count()).toBeGreaterThanOrEqual(8);
      const href = await entries.first().getAttribute("href");
      await page.goto(ORIGIN + href);
      await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: boardLabels.toList })).toHaveAttribute(
        "href",
        `/boards/${id}`,
      );
      expect(await page.content()).toContain('"@type":"Article"');
    });

  test("keep category, search and page in the address", async ({ page }) => {
    await page.goto(`${ORIGIN}/boards/3`);
    const chips = page.getByRole("navigation", { name: boardLabels.categories });
    await chips.getByRole("link", { name: "언론" }).click();
    await expect(page).toHaveURL(/\/boards\/3\?category=/);
    await expect(chips.getByRole("link", { name: "언론" })).toHaveAttribute("aria-current", "true");
    await page.getByRole("main").getByRole("searchbox").fill("없는낱말");
    await page.getByRole("main").getByRole("button", { name: boardLabels.search }).click();
    await expect(page).toHaveURL(/category=.*keyword=/);
    await expect(page.getByText(boardLabels.notFound("없는낱말"))).toBeVisible();
    await page.getByRole("link", { name: boardLabels.showAll }).click();
    await expect(page).toHaveURL(`${ORIGIN}/boards/3`);
    await page.getByRole("main").locator("a[rel=next]").click();
    await expect(page).toHaveURL(`${ORIGIN}/boards/3?page=2`);
  });
});

test.describe("a board's address", () => {
  for (const path of [
    "/boards/999",
    "/boards/abc",
    "/boards/1/detail/999999",
    // There, but on another board.
    "/boards/2/detail/1",
    // A board that visitors write on.
    "/boards/4",
    "/cscenter/boards/1",
    "/boards/1?page=900",
    "/boards/1/filtered",
  ])
    test(`${path} is nobody's`, async () => {
      expect((await ask(LUMIERE.host, path)).status).toBe(404);
    });

  test("of one clinic means nothing at another", async () => {
    expect((await ask(ONYU.host, "/boards/2")).status).toBe(404);
  });
});

test("a video is fetched from its host only once it is asked for", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>video</title>" });
  });
  await page.goto(`${ORIGIN}/boards/2`);
  await page.locator("main a[href^='/boards/2/detail/']").first().click();
  await page.waitForURL(/\/detail\//);
  const play = page.getByRole("article").getByRole("link", { name: /재생$/ });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => asked.join()).toContain("youtube-nocookie.com/embed/");
});
