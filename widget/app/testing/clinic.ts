import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { CreateReservation } from "@/contract/api/reservations";
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
import { createWrites } from "./writes";

export const CODE = "482916";
export const TOKEN = "session-token";
const BOOKING = "*/customer/reservations";

/** A backend at the edge of the tests: one treatment, one doctor, whose times others can take. */
export function setUpClinic() {
  const taken = new Set<string>();
  const writes = createWrites();
  const cart = createCartHandlers(writes);
  const handlers = [
    ...catalogueHandlers,
    ...scheduleHandlers(taken),
    ...sessionHandlers(writes),
    ...cart.handlers,
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
  });
  afterAll(() => server.close());

  return {
    server,
    /** Somebody else books that time. */
    take: (time: string) => taken.add(time),
    /** Requests of one kind so far. */
    writesTo: writes.to,
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

const sessionHandlers = (writes: ReturnType<typeof createWrites>) => [
  http.get("*/customers/this", () => row(customer)),
  http.get(BOOKING, () => rows([])),
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
