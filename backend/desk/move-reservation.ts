import type { z } from "zod";
import type { studioDeskContract } from "@/contract/studio/desk";
import { isMovable } from "@/contract/studio/reservation-steps";
import { type Changed, moveReservation } from "../booking/move";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import type { StudioCall } from "../staff/studio-call";
import { deskRule } from "./desk-rule";
import { requireReservation } from "./record";
import { requireVersion } from "./versions";
import { sayWhoIsThere } from "./who-is-there";
import { stepRefused } from "./words";

type NewTime = z.output<(typeof studioDeskContract)["PUT /studio/:clinic/reservations/:id/time"]["body"]>;

/**
 * Moves a reservation by the visitors' own path, at any hour before it. Throws a 403 in another's column, a 409 when
 * somebody changed it meanwhile or the time is taken, a 422 outside of hours unless overruled; nothing changes then.
 */
export async function moveAtDesk(
  call: StudioCall,
  id: number,
  { startAt, employeeId, version, isOverruled }: NewTime,
): Promise<Changed> {
  call.require("decide-reservations", { employeeId });
  const rule = deskRule(call, isOverruled);
  const { tenant, now, auditActor: actor } = call;
  const timetable = await loadTimetable(call.scope, tenant);
  requireDoctor(timetable, employeeId);
  const reservedAt = new Date(startAt);
  const { startAt: from, endAt: to } = await requireReservation(call.scope, id);
  const endAt = new Date(reservedAt.getTime() + to.getTime() - from.getTime());
  const wanted = { employeeId, startAt: reservedAt, endAt, movingId: id };
  const move = () =>
    call.scope.transaction(async (scope) => {
      const row = await requireReservation(scope, id, { isLocked: true });
      call.require("decide-reservations", { employeeId: row.employeeId });
      const isThere = row.startAt.getTime() === reservedAt.getTime() && row.employeeId === employeeId;
      // A repeated request finds what it asked for.
      if (!isThere) await requireVersion(call, scope, row, version);
      if (!isMovable(row)) throw stepRefused("not-movable");
      return moveReservation({ scope, tenant, now }, row, {
        reservedAt,
        employeeId,
        timetable,
        actor,
        ...rule,
      });
    });
  return sayWhoIsThere(call, wanted, move);
}
