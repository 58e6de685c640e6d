import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { HOSTILE_LINKS, HOSTILE_WORDS } from "@/testing/hostile";
import { startBackend, startStorefront } from "../scripts/lib/product.mjs";
import type { Program } from "../scripts/lib/programs.mjs";
import { settingsOf } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { HANEUL } from "./support/clinics";
import { dataLayerOf } from "./support/data-layer";
import { popupTitled, readOn, servePopups, slideTitled, WITH_POPUPS } from "./support/popups";
import { ask, originOf } from "./support/storefront";

// Its own product: a clinic whose every word is hostile, as far as a tenant file may be.
const OWN = settingsOf("hostile-partner", { port: 3630, backendPort: 4630 });
const TENANTS = path.join(".build", "e2e", "hostile-partner", "tenants");
const CONTAINER = "GTM-HOSTILE1";
const PAWN = "</script><script>window.pwned=1</script><img src=x onerror=window.pwned=1>";
const BRANCHES = "다른 지점";
const home = originOf(HANEUL.host, OWN.port);
const askOwn = (path: string) => ask(HANEUL.host, path, { port: OWN.port });
let programs: Program[] = [];

declare global {
  interface Window {
    pwned?: number;
  }
}

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  for (const folder of [OWN.dataDir, TENANTS]) await rm(folder, { recursive: true, force: true });
  await mkdir(TENANTS, { recursive: true });
  await cp("tenants/haneul", path.join(TENANTS, "haneul"), { recursive: true });
  await writeFile(path.join(TENANTS, "haneul", "tenant.json"), JSON.stringify(await hostileTenant()));
  const backend = await startBackend(OWN, { env: { TENANTS_DIR: TENANTS } });
  programs = [backend];
  programs.push(await startStorefront(OWN));
});

test.afterAll(async () => {
  for (const program of programs.reverse()) await program.stop();
});

test.beforeEach(({ page }) =>
  page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.isContainerLoaded=true" }),
  ),
);

async function hostileTenant() {
  const tenant = JSON.parse(await readFile("tenants/haneul/tenant.json", "utf8"));
  Object.assign(tenant.partnerInformation, {
    partnerName: PAWN,
    displayName: `하늘빛 ${PAWN}`,
    partnerCeoName: PAWN,
    partnerBusinessNumber: PAWN,
    partnerAddress: PAWN,
    partnerCopyRight: PAWN,
    partnerParkingInfo: PAWN,
    wayToPartnerByBus: [PAWN],
  });
  Object.assign(tenant.partnerMarketingInfo, {
    gtmId: CONTAINER,
    metaConversionTrackingId: PAWN,
    kakaoPixelConversionTrackingId: "1",
    tagOrigins: ["https://ads.example"],
    naverDomainCheckHtml: `<meta name="naver-site-verification" content="abcdef123456">${PAWN}`,
  });
  tenant.homepageConfig = {
    ...tenant.homepageConfig,
    seoTitle: PAWN.slice(0, 80),
    seoDescription: PAWN,
    seoKeywords: ["</script>", '"><b>'],
  };
  Object.assign(tenant.layout.header.data, {
    logoText: "</style><b>하늘빛",
    franchiseList: [
      {
        title: BRANCHES,
        items: [
          { title: '"><img src=x onerror=alert(1)>', url: "https://gangnam.haneul-ps.example/?a='b" },
          { title: "동성로점", url: "https://daegu.haneul-ps.example", hrefTarget: "_self" },
        ],
      },
    ],
  });
  tenant.layout.footer.data.extraLinks = [{ title: "<script>1</script>", url: "/info?x=</script>" }];
  return tenant;
}

/** Nothing of what the partner wrote has run, and nothing of it has become an element. */
async function expectInert(page: Page) {
  expect(await page.evaluate(() => window.pwned)).toBeUndefined();
  await expect(
    page.locator("img[src='x'], [onerror], [onload], [onclick], a[href^='javascript:' i]"),
  ).toHaveCount(0);
}

for (const where of [
  "/",
  "/products",
  "/info",
  "/events",
  "/introduce",
  "/cscenter/contact",
  "/terms/privacy-policy",
  "/nowhere",
])
  test(`${where} shows hostile words as words`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("dialog", (dialog) => errors.push(dialog.message()));
    await page.goto(`${home}${where}`, { waitUntil: "networkidle" });
    await expectInert(page);
    await expect(page.getByRole("contentinfo")).toContainText(PAWN);
    const data = await page.locator("script[type='application/ld+json']").allTextContents();
    for (const text of data) expect(() => JSON.parse(text)).not.toThrow();
    await expect(page.locator("meta[name='naver-site-verification']")).toHaveAttribute(
      "content",
      "abcdef123456",
    );
    expect(errors).toEqual([]);
  });

test("files of the site stay what they are", async ({ page }) => {
  await page.goto(home);
  const manifest = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  expect(JSON.parse((await askOwn(manifest)).text).name).toContain("<script>");
  expect((await askOwn("/sitemap.xml")).text).not.toContain("<script>");
});

test("the container is the partner's own, and hears ids and no names", async ({ page }) => {
  await page.goto(home, { waitUntil: "networkidle" });
  const source = await page.locator("#tag-manager").getAttribute("src");
  expect(source).toBe(`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`);
  expect(await dataLayerOf(page, "partner")).toMatchObject([{ metaConversionTrackingId: PAWN }]);
});

test("the container loads the partner's own tags, and no others", async ({ page }) => {
  const allowed = [
    "https://connect.facebook.net/en_US/fbevents.js",
    "https://t1.daumcdn.net/kas/static/kp.js",
    "https://ads.example/tag.js",
  ];
  const refused = ["https://wcs.naver.net/wcslog.js", "https://evil.example/tag.js"];
  for (const address of [...allowed, ...refused])
    await page.route(address, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "window.tags = (window.tags ?? 0) + 1" }),
    );
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `for (const src of ${JSON.stringify([...allowed, ...refused])}) {
        const script = document.createElement("script");
        script.src = src;
        const end = (kind) => () => (window.ends = [...(window.ends ?? []), kind + " " + src]);
        Object.assign(script, { onload: end("loaded"), onerror: end("refused") });
        document.head.append(script);
      }`,
    }),
  );
  await page.goto(home);
  const ends = () => page.evaluate(() => (window as { ends?: string[] }).ends?.toSorted());
  const wanted = [...allowed.map((src) => `loaded ${src}`), ...refused.map((src) => `refused ${src}`)];
  await expect.poll(ends).toEqual(wanted.toSorted());
});

test("the branch selector is used by keyboard, and folds on Escape and on a click elsewhere", async ({
  page,
}) => {
  await page.goto(home);
  const opener = page.getByRole("banner").getByText(BRANCHES);
  const branches = page.getByRole("banner").locator("details li a");
  await opener.press("Enter");
  await expect(branches.first()).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await expect(branches.nth(0)).toHaveAttribute("target", "_blank");
  await expect(branches.nth(1)).toHaveAttribute("target", "_self");
  await page.keyboard.press("Tab");
  await expect(branches.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(branches.first()).toBeHidden();
  await opener.click();
  await expect(branches.first()).toBeVisible();
  await page.getByRole("main").click({ position: { x: 5, y: 300 } });
  await expect(branches.first()).toBeHidden();
});

for (const query of [
  `/?weid=${encodeURIComponent('"><script>window.pwned=1</script>')}&wpid=1`,
  `/search?keyword=${encodeURIComponent(PAWN)}`,
  `/products?sort=${encodeURIComponent(PAWN)}&page=${encodeURIComponent("1;drop")}`,
  `/?utm_source=${encodeURIComponent(PAWN)}`,
])
  test(`the address ${query.slice(0, 20)}… runs nothing`, async ({ page }) => {
    await page.goto(`${home}${query}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("banner")).toBeVisible();
    await expectInert(page);
  });

test("what somebody else left in the storage breaks nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(
    (words) => {
      const keys = ["auth", "common", "manager", "reservation", "recent-keywords"];
      for (const [index, key] of keys.entries()) localStorage.setItem(key, words[index % words.length] ?? "");
    },
    ['{"cartCount":"<b>"}', "[1,2,3]", "{", '{"user":{"name":{}}}'],
  );
  await page.goto(home, { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("button", { name: "검색", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
  expect(errors).toEqual([]);
});

test.describe("popups that no schema has seen", () => {
  test.use({ storageState: WITH_POPUPS });

  test("lead nowhere and say what they say", async ({ page }) => {
    const links = HOSTILE_LINKS.filter((link) => !link.startsWith("https://a."));
    await servePopups(page, [
      popupTitled(HOSTILE_WORDS[1] ?? "", {
        popupItems: links.map((linkTo, index) => ({
          ...slideTitled(`${HOSTILE_WORDS[1]} ${index}`, index),
          linkTo,
        })),
      }),
    ]);
    await page.goto(home);
    await readOn(page);
    const popup = page.locator("[data-popup]");
    await expect(popup).toHaveCount(1);
    await expect(popup.locator("a")).toHaveCount(0);
    await expectInert(page);
  });

  test("a server's words stay words in a toast", async ({ page }) => {
    await page.route("**/customer/popups**", (route) =>
      route.fulfill({
        status: 500,
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
        json: { message: PAWN },
      }),
    );
    await page.goto(home);
    await readOn(page);
    await expect(page.locator("[popover=manual]")).toContainText(PAWN);
    await expectInert(page);
  });
});
