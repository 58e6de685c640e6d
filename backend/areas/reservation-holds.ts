import type { z } from "zod";
import type { reservationHoldsContract, reservationHoldWishSchema } from "@/contract/api/reservation-holds";
import { letGo, takeHold } from "../booking/holds";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import { durationOf, requireOptions } from "../booking/treatments";
import type { Handlers } from "../router";
import type { Call } from "./call";
import { requireOwnReservation } from "./own-reservation";
import { requireKind } from "./require-kind";

const MINUTE_MS = 60_000;

export const reservationHoldHandlers: Handlers<typeof reservationHoldsContract> = {
  "PUT /reservation-holds/:id": async ({ params, body, call }) => {
    await call.holdLimits.takeHold(`${call.tenant.id}:${call.address}`);
    const timetable = await loadTimetable(call.scope, call.tenant);
    requireDoctor(timetable, body.employeeId);
    const reservedAt = new Date(body.reservedAt);
    const hold = await takeHold(call, {
      id: params.id,
      reservedAt,
      endAt: new Date(reservedAt.getTime() + (await lengthMs(call, body))),
      employeeId: body.employeeId,
      movingId: body.reservationId,
      address: call.address,
      holdsAtOnce: call.holdLimits.holdsAtOnce,
      timetable,
    });
    call.metrics.holds.inc({ outcome: "kept" });
    return { row: { expiresAt: hold.expiresAt.toISOString(), isWaiting: hold.isWaiting } };
  },

  "DELETE /reservation-holds/:id": async ({ params, call }) => {
    await letGo(call.scope, params.id);
    call.metrics.holds.inc({ outcome: "let-go" });
    return {};
  },
};

/** How long it takes; a 404 for a treatment or reservation that is not there to be asked about. */
async function lengthMs(call: Call, wish: z.output<typeof reservationHoldWishSchema>): Promise<number> {
  if (wish.reservationId !== undefined) {
    const { startAt, endAt } = await requireOwnReservation(call, wish.reservationId);
    return endAt.getTime() - startAt.getTime();
  }
  requireKind(wish);
  const options = await requireOptions(call.scope, call.now, wish.productOptionIds, wish.secretEventIds);
  return durationOf(options) * MINUTE_MS;
}
