import type { z } from "zod";
import type { reservationHoldsContract, reservationHoldWishSchema } from "@/contract/api/reservation-holds";
import { requireOwnReservation } from "../booking/change";
import { releaseHold, takeHold } from "../booking/holds";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import { durationOf, requireKind, requireOptions } from "../booking/treatments";
import type { Call } from "../call/call";
import type { Handlers } from "../call/handlers";

const MINUTE_MS = 60_000;

export const reservationHoldHandlers: Handlers<typeof reservationHoldsContract> = {
  "PUT /reservation-holds/:id": async ({ params, body, call }) => {
    await call.services.holdLimits.takeHold(`${call.tenant.id}:${call.address}`);
    const timetable = await loadTimetable(call.scope, call.tenant);
    requireDoctor(timetable, body.employeeId);
    const reservedAt = new Date(body.reservedAt);
    const hold = await takeHold(call, {
      id: params.id,
      reservedAt,
      endAt: new Date(reservedAt.getTime() + (await durationMsOf(call, body))),
      employeeId: body.employeeId,
      movingId: body.reservationId,
      address: call.address,
      holdsAtOnce: call.services.holdLimits.holdsAtOnce,
      timetable,
    });
    call.services.metrics.holds.inc({ outcome: "created" });
    return { row: { expiresAt: hold.expiresAt.toISOString(), isWaiting: hold.isWaiting } };
  },

  "DELETE /reservation-holds/:id": async ({ params, call }) => {
    await releaseHold(call.scope, params.id);
    call.services.metrics.holds.inc({ outcome: "released" });
    return {};
  },
};

/** A 404 for an unknown treatment or reservation. */
async function durationMsOf(
  call: Call,
  request: z.output<typeof reservationHoldWishSchema>,
): Promise<number> {
  if (request.reservationId !== undefined) {
    const { startAt, endAt } = await requireOwnReservation(call, request.reservationId);
    return endAt.getTime() - startAt.getTime();
  }
  requireKind(request);
  const options = await requireOptions(
    call.scope,
    call.now,
    request.productOptionIds,
    request.secretEventIds,
  );
  return durationOf(options) * MINUTE_MS;
}
