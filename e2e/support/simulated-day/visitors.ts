import { type Browser, expect, type Page } from "@playwright/test";
import { ApiError } from "@/api/api-error";
import type { Api } from "@/api/create-api";
import type { CreateReservation } from "@/contract/api/reservations";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { widgetLabels } from "@/labels/widget";
import { bookingWidget } from "../booking-widget";
import { HANEUL } from "../clinics";
import { freshPhone, readSmsCode } from "../sms";
import { originOf } from "../storefront";
import type { Wish } from "./plan";
import { type DayProduct, visitorApi } from "./product";

const PHONE = { width: 390, height: 844 };
const TAKEN = 409;

/** A booking, with the calls of the visitor who made it. */
export interface Booked {
  wish: Wish;
  id: number;
  visitor: Api;
}

/** Does the work for each, so many at a time. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item; item = left.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Books as the widget does: the number is proven, the time held, the booking made of the hold. */
export async function bookByCalls(product: DayProduct, wish: Wish): Promise<Booked> {
  const { visitor, agreements } = await signIn(product, wish.name);
  const { employeeId, startAt: reservedAt } = wish;
  const holdId = crypto.randomUUID();
  const kind = "visit";
  const held = { kind, reservedAt, employeeId } as const;
  await visitor.call("PUT /reservation-holds/:id", { params: { id: holdId }, body: held });
  const { row } = await send(visitor, { ...held, agreements, holdId });
  return { wish, id: row.id, visitor };
}

/** Several visitors ask for one time at once: one gets it, the others hear that it is taken. */
export async function raceFor(product: DayProduct, wish: Wish, visitors: number): Promise<Booked> {
  const { employeeId, startAt: reservedAt } = wish;
  const all = await Promise.all(Array.from({ length: visitors }, () => signIn(product, wish.name)));
  const tries = await Promise.allSettled(
    all.map(({ visitor, agreements }) =>
      send(visitor, { kind: "visit", reservedAt, employeeId, agreements }).then(({ row }) => ({
        ...{ wish, visitor, id: row.id },
      })),
    ),
  );
  const [won, ...others] = tries.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const refusals = tries.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(others, `${wish.clock} is given once`).toEqual([]);
  expect(refusals.map((error) => error instanceof ApiError && error.status)).toEqual(
    Array.from({ length: visitors - 1 }, () => TAKEN),
  );
  if (!won) throw new Error(`Nobody got ${wish.clock}`);
  return won;
}

/** Books in the widget on a phone, by its words alone. */
export async function bookOnPhone(browser: Browser, product: DayProduct, wish: Wish): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${originOf(HANEUL.host, product.settings.port)}/`);
  const widget = await openVisit(page);
  await widget.choosePurpose(0);
  await widget.doctors.filter({ hasText: wish.doctorName }).click();
  await widget.chooseDate(wish.date);
  await widget.chooseTime(wish.clock);
  await widget.bookAs({ name: wish.name, phone: freshPhone() }, product.backendUrls);
  // The context stays until the test ends: its trace is packed when it closes, from files that others still write.
  await page.close();
}

/** The button of phones begins with treatments: one step back is the choice of what to book. */
async function openVisit(page: Page) {
  const widget = bookingWidget(page);
  await page.getByRole("region", { name: floatingButtonLabels.group }).getByRole("button").first().click();
  await expect(widget.heading(widgetLabels.treatments.question)).toBeVisible();
  await widget.button(widgetLabels.back).click();
  await widget.button(new RegExp(`^${widgetLabels.home.visit.title}`)).click();
  await expect(widget.heading(widgetLabels.purpose.question)).toBeVisible();
  return widget;
}

async function signIn(product: DayProduct, name: string) {
  let token: string | undefined;
  const visitor = visitorApi(product, () => token);
  const phone = freshPhone();
  await visitor.call("POST /customer/auth-tokens", { body: { phone } });
  const code = await readSmsCode(phone, product.backendUrls);
  token = (await visitor.call("POST /api/guest-signin", { body: { name, phone, code } })).token;
  const { rows } = await visitor.call("GET /terms", { query: { target: "CUSTOMER" } });
  return { visitor, agreements: rows.map(({ id, version }) => ({ termId: id, version })) };
}

const send = (visitor: Api, body: CreateReservation) =>
  visitor.callWith({ idempotencyKey: crypto.randomUUID() }, "POST /customer/reservations", { body });
