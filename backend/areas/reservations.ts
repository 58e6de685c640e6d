import { and, asc, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { createReservationSchema, reservationsContract } from "@/contract/api/reservations";
import { book, type ReservationRow } from "../booking/book";
import { type Changed, cancel, changeTime } from "../booking/change";
import { nameProducts, requireEmployee, requireOptions } from "../booking/treatments";
import { createOnce } from "../db/once";
import { reservations } from "../db/schema/reservations";
import { ApiError, notFound } from "../errors";
import { holdCustomer } from "../people/hold-customer";
import { chooseAgreedMarketing } from "../people/marketing";
import type { Handlers } from "../router";
import { requireAgreements } from "./agreements";
import type { Call } from "./call";
import { freeTimeHandlers } from "./free-times";
import { BOARD_PAGE_SIZE } from "./page-sizes";
import { chosenReservations } from "./reservation-filter";
import { type Occasion, tellCustomer } from "./reservation-message";
import { describeReservations } from "./reservation-rows";

export const reservationHandlers: Handlers<typeof reservationsContract> = {
  ...freeTimeHandlers,

  "POST /customer/reservations": async ({ body, call }) => {
    const customer = await call.customer();
    requireKind(body);
    const { scope, tenant, now } = call;
    await requireEmployee(scope, body.employeeId);
    const offered = await requireOptions(scope, now, body.productOptionIds, body.secretEventIds);
    const options = await nameProducts(scope, offered);
    const agreements = await requireAgreements(call, body.agreements);
    const reservedAt = new Date(body.reservedAt);
    const owner = `reservation:customer:${customer.id}`;
    const asked = { owner, key: call.idempotencyKey, request: body, now };
    const { row, isNew } = await createOnce(scope, asked, {
      create: async (inside) => {
        await holdCustomer(inside, customer.id);
        await chooseAgreedMarketing(inside, { customerId: customer.id, agreements, now });
        return book({ scope: inside, tenant, now }, { ...body, reservedAt, options, agreements, customer });
      },
      find: (inside, id) => inside.first(reservations, { where: eq(reservations.id, id) }),
    });
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
    const customer = await call.customer();
    const isOwn = and(eq(reservations.id, params.id), eq(reservations.customerId, customer.id));
    const reservation = await call.scope.first(reservations, { where: isOwn });
    if (!reservation) throw notFound();
    return { row: await describeOne(call, reservation) };
  },

  "PUT /customer/reservations/:id": async ({ params, body, call }) => {
    const { id: customerId } = await call.customer();
    await requireEmployee(call.scope, body.employeeId ?? undefined);
    const reservedAt = new Date(body.reservedAt);
    const { employeeId } = body;
    const changed = await changeTime(call, { id: params.id, customerId, reservedAt, employeeId });
    return { row: await tellAndDescribe(call, changed, "changed") };
  },

  "PUT /customer/reservations/:id/cancel": async ({ params, body, call }) => {
    const { id: customerId } = await call.customer();
    const canceled = await cancel(call, { id: params.id, customerId, reason: body.reason || null });
    return { row: await tellAndDescribe(call, canceled, "canceled") };
  },
};

/** A visit is without treatments, a treatment is not. */
function requireKind({ kind, productOptionIds }: z.output<typeof createReservationSchema>): void {
  if ((kind === "visit") === (productOptionIds.length === 0)) return;
  const reason = kind === "visit" ? "must be empty for a visit" : "must name a treatment";
  throw new ApiError(400, [`body.productOptionIds: ${reason}`], "예약할 시술을 다시 골라 주세요.");
}

/** The customer hears of what has changed, and of a request that came twice only once. */
const tellAndDescribe = async (call: Call, { row, isChanged }: Changed, occasion: Occasion) =>
  describeOne(call, isChanged ? await tellCustomer(call, row, occasion) : row);

async function describeOne(call: Call, reservation: ReservationRow) {
  const [row] = await describeReservations(call, [reservation]);
  if (!row) throw notFound();
  return row;
}
