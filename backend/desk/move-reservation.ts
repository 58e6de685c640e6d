import type { z } from "zod";
import type { studioDeskContract } from "@/contract/studio/desk";
import { isMovable } from "@/contract/studio/reservation-steps";
import { type Changed, endOf, moveReservation } from "../booking/move";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import type { StudioCall } from "../staff/studio-call";
import { deskRule } from "./desk-rule";
import { requireReservation } from "./record";
import { requireVersion } from "./versions";
import { sayWhoIsThere } from "./who-is-there";
import { stepRefused } from "./words";

type NewTime = z.output<(typeof studioDeskContract)["PUT /studio/:clinic/reservations/:id/time"]["body"]>;

/**
 * Moves a reservation, or changes its length, by the visitors' own path, at any hour before it. Throws a 403 in another's column, a 409 when
 * somebody changed it meanwhile or the time is taken, a 422 outside of hours unless overruled; nothing changes then.
 */
export async function moveAtDesk(
  call: StudioCall,
  id: number,
  { startAt, employeeId, durationMinutes: minutes, version, isOverruled }: NewTime,
): Promise<Changed> {
  call.require("decide-reservations", { employeeId });
  const rule = deskRule(call, isOverruled);
  const { tenant, now, auditActor: actor } = call;
  const timetable = await loadTimetable(call.scope, tenant);
  requireDoctor(timetable, employeeId);
  const reservedAt = new Date(startAt);
  const endAt = endOf(await requireReservation(call.scope, id), reservedAt, minutes);
  const wanted = { employeeId, startAt: reservedAt, endAt, movingId: id };
  const move = () =>
    call.scope.transaction(async (scope) => {
      const row = await requireReservation(scope, id, { isLocked: true });
      call.require("decide-reservations", { employeeId: row.employeeId });
      const isMoved = row.startAt.getTime() !== reservedAt.getTime() || row.employeeId !== employeeId;
      const isThere = !isMoved && row.endAt.getTime() === endAt.getTime();
      // A repeated request finds what it asked for.
      if (!isThere) await requireVersion(call, scope, row, version);
      if (!isMovable(row)) throw stepRefused("not-movable");
      return moveReservation({ scope, tenant, now }, row, {
        reservedAt,
        employeeId,
        minutes,
        timetable,
        actor,
        ...rule,
      });
    });
  return sayWhoIsThere(call, wanted, move);
}
