import { type Browser, expect, type Page, test } from "@playwright/test";
import { enterStudio } from "../clinic-desk";
import { freshPhone } from "../sms";
import { recordAttendance } from "./attendance";
import * as books from "./books";
import { leaveForIllness } from "./illness";
import { type DayPlan, isFullDay, isUsualDay, planDay, type Wish } from "./plan";
import { CLINIC, type DayProduct, readDay } from "./product";
import { bookForCaller, choose, drag, inboxKeys, loseTimeOfCaller, moveByDialog, openDay } from "./reception";
import { type Booked, bookByCalls, bookOnPhone, inLanes, raceFor } from "./visitors";

const DAY_MS = 86_400_000;
/** Other tests book within the next weeks. */
const FIRST_DAY_AHEAD = 50;
const LAST_DAY_AHEAD = 88;
/** The whole diary at once: nothing scrolls under a card that is dragged. */
const DESK = { width: 1600, height: 1400 };
const STAFF = { reception: "윤접수", manager: "민실장" } as const;
const CALLERS = ["전화하나", "전화두리", "전화세나", "전화네오", "전화다솜"];
const RACERS = 3;

interface Day {
  product: DayProduct;
  plan: DayPlan;
  reception: Page;
  manager: Page;
}

/**
 * A day of the clinic's desk: sixty bookings of visitors while the reception decides, moves and answers the phone and a
 * doctor falls ill. In the end the desk, the visitors and the history say the same, to the last change.
 */
export async function liveThroughDay(browser: Browser, product: DayProduct): Promise<DayPlan> {
  const { reception, manager } = await openDesk(browser, product);
  const plan = await findDays(reception, product);
  const day = { product, plan, reception, manager };
  const [booked] = await Promise.all([
    workAtDesk(day),
    inLanes(plan.onPhones, 2, (wish) => bookOnPhone(browser, product, wish)),
  ]);
  const today = await test.step("two do not come", () => recordAttendance(reception, product, plan.word));
  await test.step("the books are right", () => checkBooks(day, today, booked));
  return plan;
}

/** What happens beside the phones; answers the bookings that were made by calls. */
async function workAtDesk({ product, plan, reception, manager }: Day): Promise<Booked[]> {
  const book = (wish: Wish) => bookByCalls(product, wish);
  const [morning] = await test.step("20 requests are decided by keys", () =>
    Promise.all([inLanes(plan.morning, 2, book), decideByKeys(reception, product, plan)]));
  await openDay(reception, product, plan.dates[0]);
  const [afternoon, raced] = await test.step("10 moves by drag", () =>
    Promise.all([
      inLanes(plan.afternoon, 2, book),
      inLanes(plan.raced, 1, (wish) => raceFor(product, wish, RACERS)),
      inLanes(plan.dragged, 1, (move) => drag(reception, move)),
    ]));
  await test.step("10 moves by dialog", () =>
    inLanes(plan.moved, 1, async (move) => {
      await choose(reception, move.wish);
      await moveByDialog(reception, move);
    }));
  const contested = await test.step("5 bookings by phone", () => answerPhone(reception, product, plan));
  await test.step("a doctor falls ill", async () => {
    await openDay(manager, product, plan.dates[0]);
    await leaveForIllness(manager, plan.illness);
  });
  return [...morning, ...afternoon, ...raced, contested];
}

async function openDesk(browser: Browser, { settings, backendUrls }: DayProduct) {
  const open = async (role: "reception" | "manager") => {
    const page = await (await browser.newContext({ viewport: DESK })).newPage();
    await enterStudio(page, CLINIC, role, { name: STAFF[role], product: settings, backendUrls });
    return page;
  };
  return { reception: await open("reception"), manager: await open("manager") };
}

async function findDays(page: Page, product: DayProduct): Promise<DayPlan> {
  await openDay(page, product);
  let first: Awaited<ReturnType<typeof readDay>> | undefined;
  for (let ahead = FIRST_DAY_AHEAD; ahead <= LAST_DAY_AHEAD; ahead++) {
    const diary = await readDay(page, new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10));
    if (first && isUsualDay(diary)) return planDay(first, diary, test.info().retry === 0 ? "하루" : "다시");
    if (!first && isFullDay(diary)) first = diary;
  }
  throw new Error("The clinic has no two days that nobody has booked");
}

async function decideByKeys(page: Page, { settings }: DayProduct, { confirmed, refused }: DayPlan) {
  await page.goto(`${settings.studioUrl}/${CLINIC}/requests`);
  const keys = inboxKeys(page);
  for (const [index, wish] of refused.entries()) {
    await keys.refuse(wish);
    if (index > 0) continue;
    await keys.undo(wish);
    await keys.confirm(wish);
  }
  for (const wish of confirmed) await keys.confirm(wish);
}

/** Answers the booking of the visitor who was faster than the last caller. */
async function answerPhone(page: Page, product: DayProduct, { calls, contested }: DayPlan): Promise<Booked> {
  const callers = CALLERS.map((name) => ({ name, phone: freshPhone() }));
  const [last, ...others] = callers.toReversed();
  const instead = calls.at(-1);
  if (!last || !instead) throw new Error("Nobody calls");
  for (const [index, caller] of others.toReversed().entries()) {
    const slot = calls[index];
    if (slot) await bookForCaller(page, caller, slot);
  }
  let faster: Booked | undefined;
  const take = async () => {
    faster = await bookByCalls(product, contested);
  };
  await loseTimeOfCaller(page, last, { wanted: contested, instead, take });
  if (!faster) throw new Error("The visitor did not book");
  return faster;
}

async function checkBooks({ plan, reception }: Day, today: string, booked: readonly Booked[]) {
  const isOurs = (name: string) => name.startsWith(plan.word) || CALLERS.includes(name);
  const { days, records } = await books.readBooks(reception, [...plan.dates, today], isOurs);
  for (const { reservations } of days) books.expectNoOverlap(reservations);
  expect(days[0]?.blocks, "the leave of the doctor who is ill").toHaveLength(1);
  expect(books.countStatuses(records)).toEqual({
    "web confirmed": 15,
    "web waiting": 40,
    "web canceled": 5,
    "phone confirmed": 5,
    "phone noShow": 2,
    "phone completed": 1,
  });
  expect(books.countActions(records)).toEqual({
    "reservation.added": 68,
    "reservation.confirm": 17,
    "reservation.refuse": 4,
    "reservation.stepBack": 1,
    "reservation.moved": 24,
    "reservation.cancel": 2,
    "reservation.miss": 2,
    "reservation.arrive": 1,
    "reservation.finish": 1,
  });
  books.expectEveryChangeNamed(records, Object.values(STAFF));
  await books.expectVisitorsToAgree(booked, records);
}
