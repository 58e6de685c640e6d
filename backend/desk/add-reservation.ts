import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { studioDeskContract } from "@/contract/studio/desk";
import { bookAtDesk } from "../booking/book";
import { withDayMutex } from "../booking/day-queue";
import type { Changed } from "../booking/move";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import { durationOf, nameProducts, requireOptions } from "../booking/treatments";
import { createOnce } from "../db/once";
import { terms } from "../db/schema/content";
import { customers } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { dayOf } from "../lib/clinic-time";
import { ApiError, notFound } from "../lib/errors";
import { findOrAddGuest } from "../people/guests";
import { currentVersions } from "../people/terms";
import type { StudioCall } from "../staff/studio-call";
import { ownPatients } from "./customers";
import { deskRule } from "./desk-rule";
import { requireReservation } from "./record";
import { sayWhoIsThere } from "./who-is-there";

const MINUTE_MS = 60_000;

type NewReservation = z.output<(typeof studioDeskContract)["POST /studio/:clinic/reservations"]["body"]>;

/** The notice that is read out, the first that the clinic has. */
const PRIVACY_TERMS = ["reservation-privacy", "privacy-policy"];

/**
 * Books by phone or on the spot, confirmed at once, at the prices of today; the same Idempotency-Key returns the same
 * reservation. Throws a 409 for a time that is taken, a 422 outside of hours unless overruled.
 */
export async function addReservation(call: StudioCall, body: NewReservation): Promise<Changed> {
  const { scope, tenant, now, staff, idempotencyKey: key, auditActor: actor } = call;
  const { employeeId, isOverruled, source, memo } = body;
  call.require("add-reservations", { employeeId });
  const rule = deskRule(call, isOverruled);
  if (key === undefined)
    throw new ApiError(400, ["header.Idempotency-Key: is missing"], "요청을 읽을 수 없습니다.");
  const timetable = await loadTimetable(scope, tenant);
  requireDoctor(timetable, employeeId);
  const options = await nameProducts(scope, await requireOptions(scope, now, body.productOptionIds));
  const agreements = "id" in body.customer ? [] : await privacyAgreements(call);
  const reservedAt = new Date(body.startAt);
  const idempotency = { owner: `reservation:staff:${staff.id}`, key, request: body, now };
  const book = () =>
    withDayMutex(scope, dayOf(reservedAt), () =>
      createOnce(scope, idempotency, {
        create: async (inside) =>
          bookAtDesk(
            { scope: inside, tenant, now },
            {
              kind: options.length === 0 ? "visit" : "treatment",
              customer: await customerOf(call, inside, body.customer),
              ...rule,
              attribution: {},
              isTold: body.isTold,
              ...{ reservedAt, employeeId, options, memo, agreements, timetable, source, actor },
            },
          ),
        find: (inside, id) => requireReservation(inside, id),
      }),
    );
  const endAt = new Date(reservedAt.getTime() + durationOf(options) * MINUTE_MS);
  const wanted = { employeeId, startAt: reservedAt, endAt };
  const { row, isNew } = await sayWhoIsThere(call, wanted, book);
  return { row, isChanged: isNew };
}

/** The customer with their row locked, so that the account can neither leave nor be merged meanwhile. */
async function customerOf(
  call: StudioCall,
  scope: PartnerScope,
  given: NewReservation["customer"],
): Promise<{ id: number; name: string; phone: string }> {
  if (!("id" in given)) {
    const { name, phone } = given;
    const { id } = await findOrAddGuest(scope, { name, phone, createdAt: call.now });
    // As the caller gave it: a family may share a phone.
    return { id, name, phone };
  }
  return requireBookable(call, given.id, { scope, isLocked: true });
}

/**
 * A known customer, locked within a transaction: a 404 for one who left, of another clinic, or who is not the doctor's
 * patient; a 422 for one without a phone.
 */
export async function requireBookable(
  call: StudioCall,
  customerId: number,
  { scope = call.scope, isLocked = false } = {},
): Promise<{ id: number; name: string; phone: string }> {
  // A doctor's own patients alone: another customer's id must not show them a number.
  const isOne = and(eq(customers.id, customerId), isNull(customers.leftAt), ownPatients(call));
  const customer = await scope.first(customers, { where: isOne, isLocked });
  if (!customer) throw notFound();
  const { id, name, phone } = customer;
  if (phone !== null) return { id, name, phone };
  const reason = "연락처가 없는 고객입니다. 이름과 번호를 적어 새로 예약해 주세요.";
  throw new ApiError(422, "customer.phone-missing", reason);
}

/** The privacy term in the version in effect, as agreed to in this call; none where the clinic has none. */
async function privacyAgreements({ scope, now }: StudioCall) {
  const current = await currentVersions({ scope, now }, eq(terms.target, "CUSTOMER"));
  const term = PRIVACY_TERMS.map((slug) => current.find((one) => one.slug === slug)).find(Boolean);
  return term ? [{ termId: term.id, version: term.version, agreedAt: now }] : [];
}
