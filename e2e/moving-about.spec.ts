import { expect, type Page, test } from "@playwright/test";
import { headerLabels } from "@/labels/layout/header";
import { HANEUL, LUMIERE } from "./support/clinics";
import { originOf } from "./support/storefront";

const bar = (page: Page) => page.locator(".route-progress");
const waitingBlocks = (page: Page) => page.locator("[data-reveal-waiting]");

test.describe("the progress of a route", () => {
  test("shows while the next screen lets one wait, and not for what is fetched ahead", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/_rsc=/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${originOf(LUMIERE.host)}/`);
    const link = page.getByRole("banner").getByRole("link", { name: "이벤트" }).first();
    await link.hover();
    await expect(bar(page)).toHaveCount(0);
    await link.click();
    await expect(bar(page)).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/events$/);
    await expect(bar(page)).toHaveCount(0);
  });

  test("stays away when only the hash changes", async ({ page }) => {
    await page.goto(`${originOf(LUMIERE.host)}/`);
    await untilScriptsRun(page);
    await page.evaluate(() => {
      window.location.hash = "main";
    });
    await expect(page).toHaveURL(/#main$/);
    await expect(bar(page)).toHaveCount(0);
  });
});

/** A hash that is set before would be taken back as the router takes up the page's own address. */
async function untilScriptsRun(page: Page) {
  const header = page.getByRole("banner");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await header.getByRole("link", { name: "시술", exact: true }).hover();
    const list = header.getByRole("list", { name: headerLabels.subMenu("시술") });
    await expect(list).toBeVisible({ timeout: 500 });
  }).toPass();
}

test.describe("blocks that move in", () => {
  for (const { host } of [LUMIERE, HANEUL])
    test(`are there from the start at ${host}, and after the scroll to them`, async ({ page }) => {
      await page.goto(`${originOf(host)}/`);
      await expect(page.locator("[data-reveal]").last()).toHaveCSS("opacity", "1");
      await page.mouse.wheel(0, 200);
      await expect(waitingBlocks(page).first()).toBeAttached();
      // The page may grow below while its blocks come.
      await expect(async () => {
        await page.keyboard.press("End");
        await expect(waitingBlocks(page)).toHaveCount(0, { timeout: 1000 });
      }).toPass();
      for (const block of await page.locator("[data-reveal]").all())
        await expect(block).toHaveCSS("opacity", "1");
    });

  test.describe("under reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("stand still", async ({ page }) => {
      await page.goto(`${originOf(LUMIERE.host)}/`);
      await page.mouse.wheel(0, 200);
      await page.keyboard.press("End");
      await expect(waitingBlocks(page)).toHaveCount(0);
    });
  });
});

test.describe("what is fetched ahead", () => {
  const dataOf = (page: Page) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.has("_rsc")) asked.push(pathname);
    });
    return asked;
  };

  test("a page under the mouse is there before the click, and is not asked for again", async ({ page }) => {
    const asked = dataOf(page);
    await page.goto(`${originOf(LUMIERE.host)}/`);
    await untilScriptsRun(page);
    const link = page.getByRole("banner").getByRole("link", { name: "이벤트", exact: true }).first();
    // The tree first, then the page.
    const fetched = page.waitForResponse(
      (response) =>
        response.url().includes("/events?_rsc=") &&
        !response.request().headers()["next-router-segment-prefetch"],
    );
    await link.hover();
    await (await fetched).finished();
    asked.length = 0;
    await link.click();
    await expect(page).toHaveURL(/\/events$/);
    await expect(page.locator("h1")).toBeVisible();
    expect(asked.filter((path) => path === "/events")).toEqual([]);
  });

  /** The document's first byte after `waited` ms and its last one `taken` later: a busy machine is as late as a slow line. */
  const answerWithin = (page: Page, { waited, taken }: { waited: number; taken: number }) =>
    page.addInitScript(
      (given) => {
        const define = (field: string, offset: number) =>
          Object.defineProperty(PerformanceNavigationTiming.prototype, field, {
            get(this: PerformanceNavigationTiming) {
              return this.responseStart + offset;
            },
          });
        define("requestStart", -given.waited);
        define("responseEnd", given.taken);
      },
      { waited, taken },
    );
  const productsOf = (asked: string[]) => new Set(asked.filter((path) => /^\/products\/\d+$/.test(path)));

  for (const [line, times] of [
    ["that is slow to answer", { waited: 500, taken: 0 }],
    ["that carries little", { waited: 0, taken: 2000 }],
  ] as const)
    test(`of cards that rest in view one is on a line ${line}`, async ({ page }) => {
      const asked = dataOf(page);
      await answerWithin(page, times);
      await page.goto(`${originOf(LUMIERE.host)}/products`);
      await expect.poll(() => productsOf(asked).size, { timeout: 20_000 }).toBe(1);
      // Nothing moved: no other follows.
      await page.waitForFunction((since) => performance.now() > since, 5000);
      expect(productsOf(asked).size).toBe(1);
    });

  test("on others a few are, and none of a visitor who saves data", async ({ page }) => {
    const asked = dataOf(page);
    await answerWithin(page, { waited: 0, taken: 0 });
    await page.goto(`${originOf(LUMIERE.host)}/products`);
    await expect.poll(() => productsOf(asked).size, { timeout: 20_000 }).toBeGreaterThan(1);
    expect(productsOf(asked).size).toBeLessThanOrEqual(4);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    });
    // What the page before still asks for is not this one's.
    await page.goto("about:blank");
    asked.length = 0;
    await page.goto(`${originOf(LUMIERE.host)}/products`);
    await untilScriptsRun(page);
    // As long as it took before.
    await page.waitForFunction((since) => performance.now() > since, 5000);
    expect(asked.filter((path) => path.startsWith("/products"))).toEqual([]);
  });

  /** The paths at which a view transition began. */
  const watchMorphs = async (page: Page): Promise<string[]> => {
    const morphs: string[] = [];
    await page.exposeFunction("tellMorph", (path: string) => morphs.push(path));
    await page.addInitScript(() => {
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (...given) => {
        (window as unknown as { tellMorph: (path: string) => void }).tellMorph(location.pathname);
        return begin(...given);
      };
    });
    return morphs;
  };
  /** Hovers until the page behind the link is there, then presses it. */
  const go = async (page: Page, path: string) => {
    let isThere = false;
    page.on("requestfinished", (request) => {
      const isPage = !request.headers()["next-router-segment-prefetch"];
      isThere ||= isPage && request.url().includes(`${path}?_rsc=`);
    });
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
    await expect(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      await expect.poll(() => isThere, { timeout: 2000 }).toBe(true);
    }).toPass();
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).toBeVisible();
  };

  test("a card's picture grows into its page, and no other screen is animated", async ({ page }) => {
    const morphs = await watchMorphs(page);
    // A busy machine is a slow device.
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] });
    });
    await page.goto(`${originOf(LUMIERE.host)}/`);
    await go(page, "/products");
    expect(morphs).toEqual([]);
    await go(page, "/products/1");
    expect(morphs).toHaveLength(1);
  });

  test("a slow device shows the next screen at once", async ({ page }) => {
    const morphs = await watchMorphs(page);
    await page.goto(`${originOf(LUMIERE.host)}/products`);
    // The page's own observer hears of the task before this one, which begins later.
    await page.evaluate(
      () =>
        new Promise<void>((told) => {
          new PerformanceObserver((list) => {
            if (list.getEntries().some(({ duration }) => duration >= 200)) told();
          }).observe({ type: "longtask" });
          // A task of the page's own: the debugger's are not observed.
          setTimeout(() => {
            const end = performance.now() + 250;
            while (performance.now() < end);
          });
        }),
    );
    await go(page, "/products/1");
    expect(morphs).toEqual([]);
  });
});
