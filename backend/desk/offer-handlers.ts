import { offerEndOf } from "@/contract/studio/offer-rules";
import type { studioOffersContract } from "@/contract/studio/offers";
import { isOfferable } from "@/contract/studio/reservation-steps";
import { makeOffer, offerLink, withdrawOffer } from "../booking/make-offer";
import { updateReservation } from "../booking/move";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { previewMessage } from "../messages/compose";
import { callOffOffer, offerNewsOf, writeOfferMessage } from "../messages/reservation-messages";
import { randomToken } from "../staff/sessions";
import type { StudioCall } from "../staff/studio-call";
import { describeRecord, requireReservation } from "./record";
import type { StudioHandlers } from "./studio-handlers";
import { isRepeated, requireVersion } from "./versions";
import { stepRefused } from "./words";

/** Stands for the secret in a message that is only looked at. */
const UNKNOWN_TOKEN = "…";

export const offerHandlers: StudioHandlers<typeof studioOffersContract> = {
  "PUT /studio/:clinic/reservations/:id/offer": async ({ params, body, call }) => {
    const times = body.times.map(({ startAt, employeeId }) => ({ startAt: new Date(startAt), employeeId }));
    for (const { employeeId } of times) call.require("decide-reservations", { employeeId });
    const timetable = await loadTimetable(call.scope, call.tenant);
    for (const { employeeId } of times) requireDoctor(timetable, employeeId);
    const token = randomToken();
    const row = await call.scope.transaction(async (scope) => {
      const found = await requireDecidable(call, scope, params.id);
      if (await isSame(call, scope, found, body.version, "reservation.offered")) return found;
      await requireOpen(call, scope, found, body.version);
      const actor = { ...call.auditActor, id: call.staff.id };
      const { tenant, now } = call;
      const made = await makeOffer({ scope, tenant, now }, found, { times, token, timetable, actor });
      const offered = await updateReservation(scope, found, { isSend: true });
      await writeOfferMessage(scope, offered, {
        starts: made.map(({ startAt }) => startAt),
        endsAt: made[0]?.endsAt ?? offered.startAt,
        link: linkOf(call, token),
        at: now,
      });
      return offered;
    });
    return { row: await describeRecord(call, row) };
  },

  "PUT /studio/:clinic/reservations/:id/offer/withdraw": async ({ params, body, call }) => {
    const row = await call.scope.transaction(async (scope) => {
      const found = await requireDecidable(call, scope, params.id);
      if (await isSame(call, scope, found, body.version, "reservation.offerWithdrawn")) return found;
      await requireOpen(call, scope, found, body.version);
      const isWithdrawn = await withdrawOffer({ scope, now: call.now }, found, call.auditActor);
      if (!isWithdrawn) return found;
      await callOffOffer(scope, found.id);
      return updateReservation(scope, found, {});
    });
    return { row: await describeRecord(call, row) };
  },

  "GET /studio/:clinic/reservations/:id/offer-message": async ({ params, query, call }) => {
    const row = await requireReservation(call.scope, params.id);
    call.require("decide-reservations", { employeeId: row.employeeId });
    const starts = query.startAts.map((start) => new Date(start));
    starts.sort((one, other) => one.getTime() - other.getTime());
    const endsAt = offerEndOf(row, starts, call.now);
    const link = linkOf(call, UNKNOWN_TOKEN);
    const message = await previewMessage(call, row, offerNewsOf(row, { starts, endsAt, link }));
    return { row: { text: message?.text ?? "" } };
  },
};

/** The row, locked, for who may decide it. */
async function requireDecidable(call: StudioCall, scope: PartnerScope, id: number): Promise<ReservationRow> {
  const row = await requireReservation(scope, id, { isLocked: true });
  call.require("decide-reservations", { employeeId: row.employeeId });
  return row;
}

const isSame = (
  call: StudioCall,
  scope: PartnerScope,
  row: ReservationRow,
  version: number,
  action: "reservation.offered" | "reservation.offerWithdrawn",
) => isRepeated(call, scope, row, { version, action });

async function requireOpen(call: StudioCall, scope: PartnerScope, row: ReservationRow, version: number) {
  await requireVersion(call, scope, row, version);
  if (!isOfferable({ ...row, now: call.now })) throw stepRefused("not-offerable");
}

const linkOf = ({ tenant, services }: StudioCall, token: string) =>
  offerLink(tenant, services.environment, token);
