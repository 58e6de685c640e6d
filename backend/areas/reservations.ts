import { and, asc, desc, eq, gt, inArray, not, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { createReservationSchema, reservationsContract } from "@/contract/api/reservations";
import { book } from "../booking/book";
import { ACTIVE_STATUSES } from "../booking/load-agenda";
import { nameProducts, requireEmployee, requireOptions } from "../booking/treatments";
import { createOnce } from "../db/once";
import { reservations } from "../db/schema/reservations";
import { ApiError, notFound } from "../errors";
import type { Handlers } from "../router";
import { requireAgreements } from "./agreements";
import { freeTimeHandlers } from "./free-times";
import { BOARD_PAGE_SIZE } from "./page-sizes";
import { sendConfirmation } from "./reservation-message";
import { describeReservations } from "./reservation-rows";

export const reservationHandlers: Handlers<typeof reservationsContract> = {
  ...freeTimeHandlers,

  "POST /customer/reservations": async ({ body, call }) => {
    const customer = await call.customer();
    requireKind(body);
    const { scope, tenant, now } = call;
    await requireEmployee(scope, body.employeeId);
    const options = await nameProducts(scope, await requireOptions(scope, now, body.productOptionIds));
    const agreements = await requireAgreements(call, body.agreements);
    const reservedAt = new Date(body.reservedAt);
    const owner = `reservation:customer:${customer.id}`;
    const asked = { owner, key: call.idempotencyKey, request: body, now };
    const { row, isNew } = await createOnce(scope, asked, {
      create: (inside) =>
        book({ scope: inside, tenant, now }, { ...body, reservedAt, options, agreements, customer }),
      find: (inside, id) => inside.first(reservations, { where: eq(reservations.id, id) }),
    });
    return { row: await describeOne(call, isNew ? await sendConfirmation(call, row) : row) };
  },

  "GET /customer/reservations": async ({ query, call }) => {
    const customer = await call.customer();
    const list = await call.scope.page(reservations, {
      where: and(eq(reservations.customerId, customer.id), chosenBy(query.isUpcoming, call.now)),
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
};

/** Upcoming ones are not over and still hold; the others are the rest. */
function chosenBy(isUpcoming: boolean | undefined, now: Date): SQL | undefined {
  if (isUpcoming === undefined) return undefined;
  const upcoming = and(
    gt(reservations.endAt, now),
    inArray(reservations.status, [...ACTIVE_STATUSES]),
  ) as SQL;
  return isUpcoming ? upcoming : not(upcoming);
}

/** A visit is without treatments, a treatment is not. */
function requireKind({ kind, productOptionIds }: z.output<typeof createReservationSchema>): void {
  if ((kind === "visit") === (productOptionIds.length === 0)) return;
  const reason = kind === "visit" ? "must be empty for a visit" : "must name a treatment";
  throw new ApiError(400, [`body.productOptionIds: ${reason}`], "예약할 시술을 다시 골라 주세요.");
}

async function describeOne(...[call, reservation]: Parameters<typeof sendConfirmation>) {
  const [row] = await describeReservations(call, [reservation]);
  if (!row) throw notFound();
  return row;
}
