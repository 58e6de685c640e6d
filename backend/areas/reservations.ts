import { asc, desc, eq } from "drizzle-orm";
import type { reservationsContract } from "@/contract/api/reservations";
import { bookOwn, foreseeOwnBooking } from "../booking/book";
import { type Changed, cancel, changeTime } from "../booking/change";
import { dayOf } from "../booking/clinic-time";
import { inTurn } from "../booking/day-queue";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import { nameProducts, requireOptions } from "../booking/treatments";
import { createOnce } from "../db/once";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import { notFound } from "../errors";
import { holdCustomer } from "../people/hold-customer";
import { chooseAgreedMarketing } from "../people/marketing";
import type { Handlers } from "../router";
import { agreementsOfBooking } from "./agreements";
import type { Call } from "./call";
import { freeTimeHandlers } from "./free-times";
import { requireOwnReservation } from "./own-reservation";
import { BOARD_PAGE_SIZE } from "./page-sizes";
import { requireKind } from "./require-kind";
import { chosenReservations } from "./reservation-filter";
import { type Occasion, tellCustomer } from "./reservation-message";
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
    // A booking that is sent again is the same one, whatever has become of its hold.
    const { holdId: _holdId, ...request } = body;
    const asked = { owner, key: call.idempotencyKey, request, now };
    const booking = { ...body, reservedAt, options, agreements, customer, timetable };
    const { row, isNew } = await inTurn(scope, dayOf(reservedAt), () =>
      createOnce(scope, asked, {
        foresee: () => foreseeOwnBooking({ scope, tenant, now }, booking),
        create: async (inside) => {
          await holdCustomer(inside, customer.id);
          await chooseAgreedMarketing(inside, { customerId: customer.id, agreements: body.agreements, now });
          return bookOwn({ scope: inside, tenant, now }, booking);
        },
        find: (inside, id) => inside.first(reservations, { where: eq(reservations.id, id) }),
      }),
    );
    return { row: await tellAndDescribe(call, { row, isChanged: isNew }, "booked") };
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
    const changed = await changeTime(call, { ...own, reservedAt, employeeId, holdId, timetable });
    return { row: await tellAndDescribe(call, changed, "changed") };
  },

  "PUT /customer/reservations/:id/cancel": async ({ params, body, call }) => {
    const { id: customerId } = await call.customer();
    const canceled = await cancel(call, { id: params.id, customerId, reason: body.reason || null });
    return { row: await tellAndDescribe(call, canceled, "canceled") };
  },
};

/** The customer hears of what has changed, and of a request that came twice only once. */
const tellAndDescribe = async (call: Call, { row, isChanged }: Changed, occasion: Occasion) =>
  describeOne(call, isChanged ? await tellCustomer(call, row, occasion) : row);

async function describeOne(call: Call, reservation: ReservationRow) {
  const [row] = await describeReservations(call, [reservation]);
  if (!row) throw notFound();
  return row;
}
