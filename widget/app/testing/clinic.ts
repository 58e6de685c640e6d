import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { ReservationHoldWish } from "@/contract/api/reservation-holds";
import type { CreateReservation } from "@/contract/api/reservations";
import { clinicTime } from "@/lib/clinic-time";
import { refuse, row, rows } from "./answers";
import { createCartHandlers } from "./cart-handlers";
import {
  BOOSTER,
  categories,
  customer,
  DOCTOR,
  datesBetween,
  reservationAt,
  terms,
  timesOf,
} from "./content";
import { createRecentHandlers } from "./recent-handlers";
import { createReservationHandlers } from "./reservation-handlers";
import { createWrites } from "./writes";

export const CODE = "482916";
export const TOKEN = "session-token";
/** As long as a hold lasts. */
const HOLD_MS = 300_000;
const BOOKING = "*/customer/reservations";

/** A backend at the edge of the tests: one treatment, one doctor, whose times others can take. */
export function setUpClinic() {
  const taken = new Set<string>();
  const writes = createWrites();
  const cart = createCartHandlers(writes);
  const recent = createRecentHandlers(writes);
  const reservations = createReservationHandlers(writes);
  const handlers = [
    ...catalogueHandlers,
    ...scheduleHandlers(taken),
    ...sessionHandlers(writes),
    ...cart.handlers,
    ...recent.handlers,
    ...reservations.handlers,
    ...holdHandlers(taken, writes),
    http.post(BOOKING, async ({ request }) => {
      const { reservedAt, kind } = await writes.note<CreateReservation>(request);
      return row(reservationAt(reservedAt, kind));
    }),
  ];
  const server = setupServer(...handlers);

  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => {
    server.resetHandlers();
    taken.clear();
    writes.clear();
    cart.clear();
    recent.clear();
    reservations.clear();
  });
  afterAll(() => server.close());

  return {
    server,
    /** These are the customer's reservations from now on. */
    keepReservations: reservations.keep,
    /** Somebody else books that time. */
    take: (time: string) => taken.add(time),
    /** Requests of one kind so far. */
    writesTo: writes.to,
    /** The same for paths that hold an id. */
    writesMatching: writes.matching,
    /** The next booking is answered so; the request is kept all the same. */
    answerBooking(respond: () => Response | Promise<Response>) {
      server.use(
        http.post(
          BOOKING,
          async ({ request }) => {
            await writes.note(request);
            return respond();
          },
          { once: true },
        ),
      );
    },
  };
}

const catalogueHandlers = [
  http.get("*/v2/product-categories", () => rows(categories)),
  http.get("*/v2/products", ({ request }) =>
    rows(new URL(request.url).searchParams.has("isEvent") ? [] : [BOOSTER]),
  ),
  http.get("*/v2/products/:id", () => row(BOOSTER)),
  http.get("*/terms", () => rows(terms)),
];

const scheduleHandlers = (taken: ReadonlySet<string>) => [
  http.get("*/partner-employee-schedules/employees", () => rows([DOCTOR])),
  http.get("*/partner-schedules/available-dates", ({ request }) => {
    const { searchParams } = new URL(request.url);
    return rows(datesBetween(searchParams.get("from") ?? "", searchParams.get("to") ?? ""));
  }),
  http.get("*/partner-schedules/time", ({ request }) => {
    const times = timesOf(new URL(request.url).searchParams.get("date") ?? "", taken);
    const lunch = { start: "13:00", end: "14:00" };
    return HttpResponse.json({ rows: times, count: times.length, durationMinutes: 85, lunch });
  }),
];

const holdHandlers = (taken: ReadonlySet<string>, writes: ReturnType<typeof createWrites>) => [
  http.put("*/reservation-holds/:id", async ({ request }) => {
    const { reservedAt } = await writes.note<ReservationHoldWish>(request);
    if (taken.has(clinicTime(reservedAt).clock)) return refuse(409, "이미 예약된 시간입니다.");
    return row({ expiresAt: new Date(Date.now() + HOLD_MS).toISOString(), isWaiting: false });
  }),
  http.delete("*/reservation-holds/:id", async ({ request }) => {
    await writes.note(request);
    return HttpResponse.json({});
  }),
];

const sessionHandlers = (writes: ReturnType<typeof createWrites>) => [
  http.get("*/customers/this", () => row(customer)),
  http.get("*/customers/this/agreements", () => rows([])),
  http.post("*/customer/auth-tokens", async ({ request }) => {
    await writes.note(request);
    const after = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    return row({ expiresAt: after(180), resendAt: after(60) });
  }),
  http.post("*/api/guest-signin", async ({ request }) => {
    const { code } = await writes.note<{ code: string }>(request);
    return code === CODE ? row(customer, { authorization: TOKEN }) : refuse(400, "인증번호가 맞지 않습니다.");
  }),
  http.post("*/customer/logout", async ({ request }) => {
    await writes.note(request);
    return HttpResponse.json({});
  }),
];
