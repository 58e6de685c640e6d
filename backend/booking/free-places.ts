import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Tenant } from "@/contract/tenant/tenant";
import type { CallServices } from "../call/services";
import { reservationOffers } from "../db/schema/reservation-offers";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import { givesFreePlaces } from "../messages/plan";
import { writeOfferMessage } from "../messages/reservation-messages";
import type { AuditActor } from "../staff/audit";
import { randomToken } from "../staff/sessions";
import type { TenantDirectory } from "../tenancy/tenant-directory";
import { findSlot } from "./find-slot";
import { enqueueFreePlaces, type Hours } from "./freed-hours";
import { makeOffer, offerLink } from "./make-offer";
import { updateReservation } from "./move";
import { loadTimetable, type Timetable } from "./timetable";

const ACTOR: AuditActor = { kind: "job", id: null, name: "빈자리 알림" };

interface PlaceServices extends Pick<CallServices, "db" | "queue" | "environment" | "now"> {
  tenants: Pick<TenantDirectory, "byId">;
}

interface Context {
  services: PlaceServices;
  scope: PartnerScope;
  tenant: Tenant;
  timetable: Timetable;
}

/**
 * Offers hours that have become free to those who asked for them while they were full, who has waited longest first, each
 * once. If a visitor does not accept in time, the next request gets it. Repeating it changes nothing.
 */
export async function offerFreePlaces(
  services: PlaceServices,
  { partnerId, startAt, endAt }: Hours & { partnerId: string },
): Promise<void> {
  const tenant = await services.tenants.byId(partnerId);
  if (!tenant || !givesFreePlaces(tenant)) return;
  const scope = new PartnerScope(services.db, partnerId, services.queue);
  const asking = await findAsking(scope, { startAt, endAt }, services.now());
  if (asking.length === 0) return;
  const timetable = await loadTimetable(scope, tenant);
  for (const { id } of asking)
    await offerPlace({ services, scope, tenant, timetable }, id).catch((error: unknown) => {
      // It is not free for this one.
      if (!(error instanceof ApiError)) throw error;
    });
}

/** Requests over a full time within these hours, who asked first first. */
const findAsking = (scope: PartnerScope, hours: Hours, now: Date): Promise<ReservationRow[]> =>
  scope.rows(reservations, {
    where: and(
      eq(reservations.status, "waiting"),
      eq(reservations.holdsTime, false),
      gt(reservations.startAt, now),
      lt(reservations.startAt, hours.endAt),
      gt(reservations.endAt, hours.startAt),
    ),
    orderBy: [asc(reservations.createdAt), asc(reservations.id)],
  });

/** Throws an ApiError where the time is not free. */
const offerPlace = ({ services, scope, tenant, timetable }: Context, id: number): Promise<void> =>
  scope.transaction(async (inside) => {
    const now = services.now();
    const row = await inside.first(reservations, { where: eq(reservations.id, id), isLocked: true });
    if (row?.status !== "waiting" || row.holdsTime || (await wasOffered(inside, row))) return;
    const { startAt, endAt } = row;
    const context = { scope: inside, tenant, now };
    const asked = { reservedAt: startAt, endAt, employeeId: row.employeeId ?? undefined, timetable };
    const slot = await findSlot(context, { ...asked, movingId: id, rule: "desk" });
    if (slot.outcome !== "free") return;
    const token = randomToken();
    const [offer] = await makeOffer(context, row, {
      times: [{ startAt, employeeId: slot.employeeId }],
      token,
      timetable,
      actor: ACTOR,
      endsWithHold: true,
    });
    if (!offer) return;
    const offered = await updateReservation(inside, row, { isSend: true });
    const link = offerLink(tenant, services.environment, token);
    const sent = { starts: [startAt], endsAt: offer.endsAt, link, at: now };
    await writeOfferMessage(inside, offered, { ...sent, kind: "placeFree" });
    // Unless it is accepted in time, the next request gets it.
    await enqueueFreePlaces(inside, tenant, { startAt, endAt }, offer.heldUntil);
  });

/** Whether this time was offered before, accepted or not. */
async function wasOffered(scope: PartnerScope, { id, startAt }: ReservationRow): Promise<boolean> {
  const where = and(eq(reservationOffers.reservationId, id), eq(reservationOffers.startAt, startAt));
  return (await scope.first(reservationOffers, { where })) !== undefined;
}
