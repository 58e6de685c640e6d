import { rm } from "node:fs/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { openDatabase } from "../../backend/db/client";
import { addDays, type Day, dayOf, weekdayOf } from "../../backend/lib/clinic-time";
import { CHROMIUM_FLAGS, requireChromium } from "../lib/chromium.mjs";
import { startBackend } from "../lib/product.mjs";
import { stopPrograms } from "../lib/programs.mjs";
import type { Settings } from "../lib/settings.mjs";
import { step } from "../lib/step.mjs";
import { alignColumns } from "./bars";
import { DAY_BOOKINGS, DOCTORS, fillWeek, WORKDAYS } from "./fill-week";
import { timingsOf } from "./timings";

const CLINIC = "lumiere";
/** The owner that every development start has. */
const OWNER_PHONE = "01000001001";
const OPENED_MAX_MS = 1000;
const FRAME_MAX_MS = 32;
const CHANGE_MAX_MS = 2000;
const MOVES = 120;
/** Of a week the cards that are seen at first: 25 lines of each working day. Others are drawn as it scrolls. */
const WEEK_CARDS_SEEN = WORKDAYS * 25;

/**
 * A day of 12 doctors and 200 bookings: opened, scrolled, dragged in, and changed by somebody else. Its week of 1,200:
 * opened and scrolled.
 */
export async function benchStudio(settings: Settings, runs: number): Promise<void> {
  const monday = nextMonday(dayOf(new Date()));
  const day = addDays(monday, 1);
  await step("fill a clinic's week", () => prepare(settings, monday));
  await step("start the backend", async () => void (await startBackend(settings)));
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
  try {
    const signedIn = await step("sign in", () => signIn(browser, settings));
    const figures: DayFigures[] = [];
    // The first one warms the server up.
    for (let run = 0; run <= runs; run++)
      await step(`a day, ${run || "warm-up"}`, async () => {
        const measured = await measureDay(browser, settings, signedIn, day);
        if (run > 0) figures.push(measured);
      });
    draw(figures);
  } finally {
    await browser.close();
    await stopPrograms();
  }
}

interface DayFigures {
  openedMs: number;
  scrollFrames: number[];
  dragFrames: number[];
  changeMs: number;
  weekOpenedMs: number;
  weekFrames: number[];
}

type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

function nextMonday(today: Day): Day {
  const day = addDays(today, 1);
  return weekdayOf(day) === 1 ? day : nextMonday(day);
}

/** A first start seeds the clinics; the rest is written while nothing runs. */
async function prepare(settings: Settings, monday: Day): Promise<void> {
  await rm(settings.dataDir, { recursive: true, force: true });
  await startBackend(settings);
  await stopPrograms();
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: settings.dataDir });
  await fillWeek(db, CLINIC, monday);
  await close();
}

async function signIn(browser: Browser, { studioUrl, backendPort }: Settings): Promise<SignedIn> {
  const context = await browser.newContext();
  // From a page: its cookies and its origin.
  const page = await context.newPage();
  await page.goto(`${studioUrl}/signin`);
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([url, json]) => {
        const headers = { "content-type": "application/json" };
        const response = await fetch(url, { method: "POST", headers, body: json });
        if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
      },
      [path, JSON.stringify(body)] as const,
    );
  await post("/studio/sign-in/code", { phone: OWNER_PHONE });
  const sent = await fetch(`http://127.0.0.1:${backendPort}/development/messages`);
  const { rows } = (await sent.json()) as { rows: { phone?: string; text: string }[] };
  const message = rows.find(({ phone }) => phone?.replace(/\D/g, "") === OWNER_PHONE);
  await post("/studio/sign-in", { phone: OWNER_PHONE, code: message?.text.match(/\d{6}/)?.[0] ?? "" });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measureDay(
  browser: Browser,
  { studioUrl }: Settings,
  storageState: SignedIn,
  day: Day,
): Promise<DayFigures> {
  // The page's own policy forbids what is evaluated in it here.
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ storageState, viewport, bypassCSP: true });
  try {
    const { page, openedMs } = await open(context, `${studioUrl}/${CLINIC}/day?date=${day}`, DAY_BOOKINGS);
    const scrollFrames = await recordFrames(page, () => scroll(page));
    const dragFrames = await recordFrames(page, () => drag(page));
    const changeMs = await page.evaluate<number>(MEASURE_CHANGE);
    await page.close();
    const address = `${studioUrl}/${CLINIC}/day?date=${day}&view=week`;
    const week = await open(context, address, WEEK_CARDS_SEEN);
    const weekFrames = await recordFrames(week.page, () => scroll(week.page));
    return { openedMs, scrollFrames, dragFrames, changeMs, weekOpenedMs: week.openedMs, weekFrames };
  } finally {
    await context.close();
  }
}

/** A fresh page, and when so many cards that are within it were painted. */
async function open(context: BrowserContext, address: string, cards: number) {
  const page = await context.newPage();
  await page.addInitScript({ content: `(${WATCH_OPENING})(${cards})` });
  await page.goto(address);
  await page.waitForFunction("window.openedMs > 0");
  return { page, openedMs: await page.evaluate<number>("window.openedMs") };
}

/** As text: what compiles this file would name its functions by a helper that no page has. */
const WATCH_OPENING = `(cards) => {
  const watch = () => {
    if (document.querySelectorAll(".dia [data-card]").length < cards) return requestAnimationFrame(watch);
    requestAnimationFrame(() => { window.openedMs = performance.now(); });
  };
  requestAnimationFrame(watch);
}`;

async function recordFrames(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(`
    window.frames = [];
    window.isRecording = true;
    let last = performance.now();
    const note = (now) => { window.frames.push(now - last); last = now; if (window.isRecording) requestAnimationFrame(note); };
    requestAnimationFrame(note);`);
  await work();
  return page.evaluate<number[]>("(window.isRecording = false, window.frames.slice(1))");
}

async function scroll(page: Page): Promise<void> {
  const box = await page.locator(".dia").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 400, (box?.y ?? 0) + 300);
  for (let move = 0; move < MOVES; move++) await page.mouse.wheel(20, move < MOVES / 2 ? 20 : -20);
}

async function drag(page: Page): Promise<void> {
  const box = await page.locator(".dia [data-card]").nth(30).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move++) await page.mouse.move(x + move * 4, y + (move % 40));
  // The dragged one is drawn twice.
  if ((await page.locator("[data-card]").count()) <= DAY_BOOKINGS) throw new Error("No card is dragged");
  await page.keyboard.press("Escape");
  await page.mouse.up();
}

/** A change that the app has not made itself: from its call until the stream has brought it to the screen. As text, too. */
const MEASURE_CHANGE = `(async () => {
  const card = document.querySelector(".dia [data-card]");
  const before = card.outerHTML;
  const url = "/studio/${CLINIC}/reservations/" + card.dataset.card;
  const take = async (body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(url + "/step", { method: "PUT", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(answer.status + await answer.text());
    return (await answer.json()).row.version;
  };
  const { row } = await (await fetch(url)).json();
  const startedAt = performance.now();
  const version = await take({ step: "cancel", version: row.version, reason: "측정" });
  while (card.isConnected && card.outerHTML === before) await new Promise(requestAnimationFrame);
  const seenAfter = performance.now() - startedAt;
  await take({ step: "stepBack", version, reason: "측정" });
  return seenAfter;
})()`;

function draw(figures: DayFigures[]): void {
  const line = (what: string, times: number[], bar: number) => {
    const { medianMs, p95Ms } = timingsOf(times);
    const worst = Math.max(...times);
    return [
      what,
      `${Math.round(medianMs)}`,
      `${Math.round(p95Ms)}`,
      `${Math.round(worst)}${worst > bar ? "!" : " "}`,
      `≤ ${bar}`,
    ];
  };
  const of = (read: (figure: DayFigures) => number | number[]) => figures.flatMap(read);
  const lines = [
    [`${DOCTORS} doctors, ${DAY_BOOKINGS} bookings`, "median ms", "p95 ms", "worst ms", "bar of the worst"],
    line(
      "every card is painted",
      of(({ openedMs }) => openedMs),
      OPENED_MAX_MS,
    ),
    line(
      "a frame while it scrolls",
      of(({ scrollFrames }) => scrollFrames),
      FRAME_MAX_MS,
    ),
    line(
      "a frame while a card is dragged",
      of(({ dragFrames }) => dragFrames),
      FRAME_MAX_MS,
    ),
    line(
      "another person's change",
      of(({ changeMs }) => changeMs),
      CHANGE_MAX_MS,
    ),
    line(
      `a week of ${WORKDAYS * DAY_BOOKINGS} is painted where it is seen`,
      of(({ weekOpenedMs }) => weekOpenedMs),
      OPENED_MAX_MS,
    ),
    line(
      "a frame while the week scrolls",
      of(({ weekFrames }) => weekFrames),
      FRAME_MAX_MS,
    ),
  ];
  console.log(`\nThe studio's day in a fresh browser (! = beyond the bar)\n\n${alignColumns(lines)}\n`);
}
