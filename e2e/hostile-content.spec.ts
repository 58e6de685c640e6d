import { expect, type Page, test } from "@playwright/test";
import { CONTENT_KINDS, type ContentKind } from "@/contract/content/kinds";
import type { ContentThing, DraftedThing } from "@/contract/studio/content";
import { startBackend, startStorefront } from "../scripts/lib/product.mjs";
import type { Program } from "../scripts/lib/programs.mjs";
import { freshData } from "./setup/fresh-data";
import { settingsOf } from "./setup/settings";
import { memberToken } from "./support/backend";
import { enterStudio } from "./support/clinic-desk";
import { LUMIERE } from "./support/clinics";
import { EVIL_HOST, hostileBody, MARK, withNewVersion, wordsOf } from "./support/hostile-bodies";
import { hostileSite } from "./support/hostile-site";
import { WITH_POPUPS } from "./support/popups";
import { goHomeSignedIn } from "./support/signed-in";
import { oneOfEach } from "./support/site-pages";
import { openSecond, PHONE } from "./support/studio-content";

// Its own product: a clinic whose people write hostile words into every field that the studio has.
const OWN = settingsOf("hostile-content", { port: 3790, backendPort: 4790 });
const CLINIC = `${OWN.studioUrl}/lumiere`;
const site = hostileSite(LUMIERE.host, OWN);
/** Of each kind: one that lists have first, and one more. */
const OF_EACH = 2;
/** Enumerations, colours and ids alone. */
const WITHOUT_WORDS: ContentKind[] = ["order", "theme", "opening"];
/** What is in no page as it is sent: members', messages', a redirect's, or asked for by the browser. */
const NOT_ON_PAGES: ContentKind[] = [
  ...(["beforeAfter", "review", "messages", "afterNotice", "shortLinks", "popup"] as const),
  ...WITHOUT_WORDS,
];
let programs: Program[] = [];

test.describe.configure({ mode: "serial", timeout: 600_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await freshData(OWN);
  programs = [await startBackend(OWN)];
  programs.push(await startStorefront(OWN));
});

test.afterAll(async () => {
  for (const program of programs.reverse()) await program.stop();
});

test("hostile words of every form are words wherever they are shown", async ({ page, browser }) => {
  const watch = await watchFor(page);
  // The site beside each form is what a link of the preview shows.
  await page.addInitScript(() => localStorage.setItem("studio.preview", "folded"));
  await enterStudio(page, "lumiere", "owner", { product: OWN });
  await test.step("they are saved as drafts of every kind", () => saveDrafts(page));

  await test.step("the studio's screens and the preview show them", async () => {
    await readStudio(page);
    await readPreview(page);
  });

  await test.step("they are published", () => publishAll(page));
  await page.goto(`${CLINIC}/content/history`);
  await expect(
    page
      .getByText(/개를 게시/)
      .or(page.getByRole("listitem"))
      .first(),
  ).toBeVisible();
  await expectNoElement(page, "the history");
  watch.expectNothing();

  const paths = await site.paths();
  const seen = await test.step("pages, their data and their share images have them as text", () =>
    site.readPages(paths));
  const unseen = CONTENT_KINDS.filter((kind) => !seen.has(kind) && !NOT_ON_PAGES.includes(kind));
  expect(unseen).toEqual([]);
  expect(["title", "description", "data"].filter((place) => !seen.has(place))).toEqual([]);
  await test.step("files of the site stay what they are", site.readFiles);

  const visitor = await (await browser.newContext({ locale: "ko-KR", storageState: WITH_POPUPS })).newPage();
  const visit = await watchFor(visitor);
  for (const path of oneOfEach(paths)) {
    await visitor.goto(site.origin + path);
    await expect(visitor.getByRole("contentinfo").or(visitor.getByRole("main")).first()).toBeVisible();
    await expectNoElement(visitor, path);
  }
  await test.step("a popup shows them", () => readPopup(visitor));
  visit.expectNothing();
  await test.step("members see them", async () => readAsMember(await openSecond(browser)));
});

/** What of a page runs, asks another host or opens a dialog. */
async function watchFor(page: Page) {
  const heard: string[] = [];
  page.on("dialog", (dialog) => {
    heard.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (new URL(request.url()).hostname === EVIL_HOST) heard.push(`request ${request.url()}`);
  });
  page.on("pageerror", ({ message }) => heard.push(`error ${message}`));
  return { expectNothing: () => expect(heard).toEqual([]) };
}

/** Nothing of what was written has run, and nothing of it is an element or a handler. */
async function expectNoElement(page: Page, where: string) {
  for (const frame of page.frames()) {
    const found = await frame
      .evaluate(
        (mark) => ({
          hit: (window as { __hit?: number }).__hit,
          elements: document.querySelectorAll(
            `${mark}, [onerror], [onload], [onclick], [onmouseover], [srcdoc]`,
          ).length,
          links: document.querySelectorAll("a[href^='javascript:' i]").length,
        }),
        MARK,
      )
      // A frame that is being replaced has nothing to say.
      .catch(() => null);
    if (found) expect(found, where).toEqual({ hit: undefined, elements: 0, links: 0 });
  }
}

/** The studio's own API, as its app calls it. */
async function callStudio<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  const { status, text } = await page.evaluate(
    async ({ method, path, body }) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`/studio/lumiere/${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    },
    { method, path, body },
  );
  expect(status, `${method} ${path}: ${text.slice(0, 400)}`).toBe(200);
  return JSON.parse(text) as Answer;
}

async function saveDrafts(page: Page) {
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Seoul" });
  const unwritten: ContentKind[] = [];
  for (const kind of CONTENT_KINDS) {
    const { rows } = await callStudio<{ rows: ContentThing[] }>(page, "GET", `content/${kind}`);
    const drafts = rows.slice(0, OF_EACH).map(({ id, version, body }) => {
      const hostile = hostileBody(kind, kind === "term" ? withNewVersion(body, day) : body);
      return { kind, id, seen: 0, version, ...hostile };
    });
    if (drafts.every(({ fields }) => fields.length === 0)) unwritten.push(kind);
    else await callStudio(page, "PUT", "drafts", { drafts });
  }
  expect(unwritten).toEqual(WITHOUT_WORDS);
}

async function publishAll(page: Page) {
  const { rows } = await callStudio<{ rows: DraftedThing[] }>(page, "GET", "drafts");
  const findings = rows.flatMap(({ findings }) => findings);
  expect(findings.filter(({ severity }) => severity === "stops")).toEqual([]);
  const { row } = await callStudio<{ row: { id: number } }>(page, "POST", "publishes", {
    things: rows.map(({ kind, id, draft }) => ({ kind, id, revision: draft.revision })),
    confirmed: [...new Set(findings.map(({ rule }) => rule))],
  });
  await expect(async () => {
    const { rows } = await callStudio<{ rows: { id: number; liveSince: string | null }[] }>(
      page,
      "GET",
      "publishes",
    );
    expect(rows.find(({ id }) => id === row.id)?.liveSince).not.toBeNull();
  }).toPass({ timeout: 60_000 });
}

/** Every screen of the content's own menu, and of each list the first form with all its parts. */
async function readStudio(page: Page) {
  await page.goto(`${CLINIC}/content`);
  const links = page.locator("nav.subnav a");
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator(".ct-main").getByRole("heading").first()).toBeVisible();
    const first = page.locator(".ct-name a").first();
    const isList = await page.locator(".ct-table, .ct-name").first().isVisible();
    if (isList) {
      await expectNoElement(page, address);
      await first.click();
      await expect(page.locator(".ce-sheet")).toBeVisible();
    }
    const tabs = page.locator(".ce-parts button");
    for (const tab of await tabs.all()) {
      await tab.click();
      await expectNoElement(page, page.url());
    }
    await expectNoElement(page, page.url());
  }
  await page.goto(`${CLINIC}/content/treatments`);
  await page.getByRole("button", { name: /^모두 게시/ }).click();
  await expect(page.getByRole("dialog", { name: "게시할 것 살펴보기" })).toContainText(MARK);
  await expectNoElement(page, "the dialog of a publish");
}

/** A visitor on a phone who reads on until a popup comes. */
async function readPopup(visitor: Page) {
  await visitor.setViewportSize(PHONE);
  await visitor.goto(site.origin);
  await visitor.mouse.wheel(0, 300);
  await expect(visitor.getByRole("dialog").filter({ hasText: MARK })).toBeVisible({ timeout: 20_000 });
  await expectNoElement(visitor, "a popup");
}

/** What members alone see at home. */
async function readAsMember(member: Page) {
  const watch = await watchFor(member);
  const value = await memberToken(LUMIERE.host, undefined, OWN);
  await goHomeSignedIn(member, site.origin, { value, isRegular: true });
  for (const kind of ["beforeAfter", "review"] as const) {
    const shown = member
      .getByRole("article")
      .filter({ hasText: wordsOf(kind) })
      .first();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible();
  }
  await expectNoElement(member, "members' results");
  watch.expectNothing();
}

/** The preview's pages, opened by the studio's own link. */
async function readPreview(page: Page) {
  const { row } = await callStudio<{ row: { url: string } }>(page, "POST", "preview", { choice: "all" });
  const link = new URL(row.url);
  for (const path of oneOfEach(await site.paths())) {
    const address = new URL(path, link.origin);
    for (const [name, value] of link.searchParams) address.searchParams.append(name, value);
    // A preview gives way to visitors, and says so, while the machine has much to do.
    await expect(async () => {
      await page.goto(address.href);
      await expect(page.getByRole("main")).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectNoElement(page, `the preview of ${path}`);
  }
  await page.goto(`${CLINIC}/content`);
}
