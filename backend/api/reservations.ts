import { asc, desc, eq } from "drizzle-orm";
import type { reservationsContract } from "@/contract/api/reservations";
import { bookOwn, validateOwnBooking } from "../booking/book";
import { cancel, changeTime, requireOwnReservation } from "../booking/change";
import { withDayMutex } from "../booking/day-queue";
import { lockCustomer } from "../booking/own-reservations";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import { nameProducts, requireKind, requireOptions } from "../booking/treatments";
import type { Call } from "../call/call";
import type { Handlers } from "../call/handlers";
import { createOnce } from "../db/once";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import { dayOf } from "../lib/clinic-time";
import { notFound } from "../lib/errors";
import { BOARD_PAGE_SIZE } from "../lib/page-sizes";
import { agreementsOfBooking } from "../people/agreements";
import { chooseAgreedMarketing } from "../people/marketing";
import { freeTimeHandlers } from "./free-times";
import { chosenReservations } from "./reservation-filter";
import { describeReservations } from "./reservation-rows";

export const reservationHandlers: Handlers<typeof reservationsContract> = {
  ...freeTimeHandlers,

  "POST /customer/reservations": async ({ body, call }) => {
    const customer = await call.customer();
    requireKind(body);
    const { scope, tenant, now } = call;
    const timetable = await loadTimetable(scope, tenant);
    requireDoctor(timetable, body.employeeId);
    const offered = await requireOptions(scope, now, body.productOptionIds, body.secretEventIds);
    const options = await nameProducts(scope, offered);
    const agreements = await agreementsOfBooking(call, customer, body.agreements);
    const reservedAt = new Date(body.reservedAt);
    const owner = `reservation:customer:${customer.id}`;
    // Left out of the hash: a repeated request is the same booking, also when its hold has expired.
    const { holdId: _holdId, ...request } = body;
    const idempotency = { owner, key: call.idempotencyKey, request, now };
    const booking = { ...body, reservedAt, options, agreements, customer, timetable };
    const { row } = await withDayMutex(scope, dayOf(reservedAt), () =>
      createOnce(scope, idempotency, {
        validate: () => validateOwnBooking({ scope, tenant, now }, booking),
        create: async (inside) => {
          await lockCustomer(inside, customer.id);
          await chooseAgreedMarketing(inside, { customerId: customer.id, agreements: body.agreements, now });
          return bookOwn({ scope: inside, tenant, now }, booking);
        },
        find: (inside, id) => inside.first(reservations, { where: eq(reservations.id, id) }),
      }),
    );
    return { row: await describeOne(call, row) };
  },

  "GET /customer/reservations": async ({ query, call }) => {
    const customer = await call.customer();
    const list = await call.scope.page(reservations, {
      where: chosenReservations(customer.id, query, call.now),
      orderBy: [
        query.isUpcoming ? asc(reservations.startAt) : desc(reservations.startAt),
        desc(reservations.id),
      ],
      page: query.page,
      pageSize: query.pageSize ?? BOARD_PAGE_SIZE,
    });
    return { ...list, rows: await describeReservations(call, list.rows) };
  },

  "GET /customer/reservations/:id": async ({ params, call }) => {
    return { row: await describeOne(call, await requireOwnReservation(call, params.id)) };
  },

  "PUT /customer/reservations/:id": async ({ params, body, call }) => {
    const { id: customerId } = await call.customer();
    const timetable = await loadTimetable(call.scope, call.tenant);
    const { employeeId, holdId } = body;
    requireDoctor(timetable, employeeId ?? undefined);
    const reservedAt = new Date(body.reservedAt);
    const own = { id: params.id, customerId };
    const { row } = await changeTime(call, { ...own, reservedAt, employeeId, holdId, timetable });
    return { row: await describeOne(call, row) };
  },

  "PUT /customer/reservations/:id/cancel": async ({ params, body, call }) => {
    const { id: customerId } = await call.customer();
    const { row } = await cancel(call, { id: params.id, customerId, reason: body.reason || null });
    return { row: await describeOne(call, row) };
  },
};

async function describeOne(call: Call, reservation: ReservationRow) {
  const [row] = await describeReservations(call, [reservation]);
  if (!row) throw notFound();
  return row;
}
