import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { memberResultsLabels } from "@/labels/home";
import { membershipLabels } from "@/labels/membership";
import { slideLabels } from "@/labels/slides";
import { weightyFindings } from "./support/axe";
import { memberToken, signInToken } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { goHomeSignedIn } from "./support/signed-in";
import { ask, originOf } from "./support/storefront";

const titlesOf = (id: string): string[] => {
  const file = readFileSync(new URL(`../tenants/${id}/tenant.json`, import.meta.url), "utf8");
  const { home } = JSON.parse(file) as { home: { type: string; title?: string }[] };
  const named = home.filter(({ type }) => type !== "hero" && type !== "memberResults");
  return named.flatMap(({ title }) => title?.replace("\n", "") ?? []);
};

const clinics = [
  { id: "lumiere", ...LUMIERE },
  { id: "haneul", ...HANEUL },
  { id: "onyu", ...ONYU },
];

for (const { id, host } of clinics)
  test.describe(`home of ${host}`, () => {
    test("has the partner's blocks in the partner's order, and no heading over nothing", async ({ page }) => {
      await page.goto(originOf(host));
      // Line drawings of the categories are a navigation by that name.
      const shown = await page
        .locator("main h2, main nav[aria-label]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""));
      expect(shown.filter((title) => titlesOf(id).includes(title))).toEqual(titlesOf(id));
      for (const section of await page.locator("main section:has(h2)").all()) {
        const words = (await section.textContent()) ?? "";
        const heading = (await section.getByRole("heading").first().textContent()) ?? "";
        const pictures = await section.locator("img").count();
        expect(words.trim().length + pictures, heading).toBeGreaterThan(heading.trim().length);
      }
    });

    test("shifts nothing while it loads", async ({ page }) => {
      await page.addInitScript(`
        window.shift = 0;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
        }).observe({ type: "layout-shift", buffered: true });
      `);
      await page.goto(originOf(host), { waitUntil: "networkidle" });
      // Once with the fonts on their way, which a machine without a Korean font shows as shifts, then with them at hand.
      await page.reload({ waitUntil: "networkidle" });
      expect(await page.evaluate("window.shift")).toBeLessThan(0.01);
    });

    for (const width of [768, 1440])
      test(`has no picture at ${width} that is drawn larger than it was fetched`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(originOf(host), { waitUntil: "networkidle" });
        const fetched = await page.locator("main img[srcset]").evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter(({ currentSrc }) => currentSrc !== "")
            .map((image) => ({
              address: image.currentSrc,
              drawn: image.clientWidth,
              width: Number(new URL(image.currentSrc).searchParams.get("w")),
            })),
        );
        expect(fetched.length).toBeGreaterThan(0);
        expect(fetched.filter(({ drawn, width: pixels }) => drawn > pixels)).toEqual([]);
      });

    for (const width of [320, 1280])
      test(`is whole at ${width}: nothing beside the window, nothing that axe minds`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(originOf(host));
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await weightyFindings(page)).toEqual([]);
      });
  });

test.describe("the hero", () => {
  test("has its first picture fetched first", async ({ page }) => {
    await page.goto(originOf(LUMIERE.host));
    const picture = page.getByRole("group", { name: slideLabels.slideOf(1, 4) }).locator("img");
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    const preload = page.locator("link[rel=preload][as=image][fetchpriority=high]");
    await expect(preload).toHaveCount(1);
    expect(await preload.getAttribute("imagesrcset")).toBe(await picture.getAttribute("srcset"));
  });

  test("goes on by itself until it is paused, by keyboard as well", async ({ page }) => {
    await page.clock.install();
    await page.goto(originOf(LUMIERE.host));
    const pause = page.getByRole("main").getByRole("button", { name: slideLabels.pauseSlides });
    await pause.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("button", { name: slideLabels.playSlides })).toBeFocused();
  });

  test("shows a slide that was chosen for the whole five seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto(originOf(LUMIERE.host));
    const main = page.getByRole("main");
    const inView = main.locator("[aria-roledescription]:not([inert])");
    const shown = () => inView.getAttribute("aria-label");
    const chooseNext = async () => {
      const before = await shown();
      await main.getByRole("button", { name: slideLabels.nextSlide }).click();
      await expect.poll(shown).not.toBe(before);
      return shown();
    };
    // Before its scripts have run, each slide can be scrolled to.
    await expect(inView).toHaveCount(1);
    await chooseNext();
    // From here on time passes as it is told alone.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await chooseNext();
    await page.clock.runFor(4000);
    const chosen = await chooseNext();
    await page.clock.runFor(4000);
    expect(await shown()).toBe(chosen);
    await page.clock.runFor(1500);
    await expect.poll(shown).not.toBe(chosen);
  });

  test("lets the keyboard into the slide that is shown alone", async ({ page }) => {
    await page.goto(originOf(LUMIERE.host));
    const main = page.getByRole("main");
    const hidden = main.locator("[aria-roledescription][inert]");
    await expect(hidden).toHaveCount(3);
    await main.getByRole("button", { name: slideLabels.nextSlide }).click();
    await expect(page.locator("[aria-roledescription]").nth(1)).not.toHaveAttribute("inert");
    await expect(hidden).toHaveCount(3);
    await main.getByRole("button", { name: slideLabels.previousSlide }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator("[aria-roledescription]:not([inert]) :focus")).toHaveCount(1);
  });

  test("stands still under reduced motion, and still turns by hand", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(originOf(LUMIERE.host));
    const main = page.getByRole("main");
    await main.getByRole("button", { name: slideLabels.nextSlide }).click();
    await expect(page.getByRole("group", { name: slideLabels.slideOf(2, 4) })).toBeInViewport();
    await expect(main.getByRole("button", { name: slideLabels.pauseSlides })).toHaveCount(0);
  });
});

test.describe("before/after pictures and reviews", () => {
  const gate = (page: Page) => page.getByRole("heading", { name: /회원에게만/ });

  test("are counted for everybody and shown to nobody who is no member", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const { text } = await ask(LUMIERE.host, "/");
    expect(text).toMatch(/전후 사진 \d+건, 후기 \d+건/);
    expect(text).not.toMatch(/pair-[\w-]+\.webp/);
    await page.goto(originOf(LUMIERE.host), { waitUntil: "networkidle" });
    await expect(gate(page)).toBeVisible();
    expect(asked.filter((url) => /before-afters|partner-reviews/.test(url))).toEqual([]);
  });

  test("are not fetched for a guest, who is shown the way to become a member", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await goHomeSignedIn(page, originOf(LUMIERE.host), {
      value: await signInToken(LUMIERE.host),
      isRegular: false,
    });
    await expect(gate(page)).toBeVisible();
    await expect(page.getByRole("button", { name: membershipLabels.becomeMember })).toBeVisible();
    expect(asked.filter((url) => /before-afters|partner-reviews|pair-/.test(url))).toEqual([]);
  });

  test("are fetched for members, their pictures by links that open nothing once changed", async ({
    page,
  }) => {
    await goHomeSignedIn(page, originOf(LUMIERE.host), {
      value: await memberToken(LUMIERE.host),
      isRegular: true,
    });
    const results = page.locator("section", { has: page.getByText(memberResultsLabels.caution) });
    await expect(results.getByRole("article")).toHaveCount(6);
    await expect(results.getByText(memberResultsLabels.before, { exact: true })).toHaveCount(3);
    await expect(gate(page)).toHaveCount(0);
    const [picture] = await results.getByRole("img").all();
    await picture?.scrollIntoViewIfNeeded();
    const drawnWidth = () => picture?.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(drawnWidth).toBeGreaterThan(0);
    const link = (await picture?.getAttribute("src")) ?? "";
    const shown = await ask(LUMIERE.host, link);
    expect([shown.status, shown.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    const path = link.split("?")[0] ?? "";
    for (const guess of [path, `${link}x`, `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`])
      expect((await ask(LUMIERE.host, guess)).status, guess).toBeGreaterThanOrEqual(400);
  });
});

for (const [width, columns] of [
  [768, 3],
  [1440, 5],
] as const)
  test(`what is looked for most stands in one row of ${columns} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(originOf(HANEUL.host));
    const cards = page
      .locator("main section ol, main section ul")
      .filter({ has: page.locator("a[href^='/products/'] img") });
    const tops = await cards
      .first()
      .locator("> li:visible")
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops).toHaveLength(columns);
    expect(new Set(tops).size).toBe(1);
  });
