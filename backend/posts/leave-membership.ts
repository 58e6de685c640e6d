import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import { customerPosts } from "../db/schema/boards";
import {
  cartItems,
  customerNotes,
  customers,
  deviceMarks,
  recentProducts,
  sessions,
  smsCodes,
} from "../db/schema/customers";
import { messages } from "../db/schema/messages";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import { erasePosts } from "./write-post";

const FORMER_MEMBER_NAME = "탈퇴한 회원";

/**
 * Ends a membership within a transaction. Identifying data is erased. Past reservations stay, as records of contracts
 * must for five years (Electronic Commerce Act, article 6), without free text. Posts and notes are erased. Consents and marketing
 * choices stay as proof, without a name. Throws a 422 while a visit is ahead.
 */
export async function leaveMembership(
  scope: PartnerScope,
  customer: { id: number; phone: string | null },
  { now, reason }: { now: Date; reason: string | undefined },
): Promise<void> {
  const { id, phone } = customer;
  // First: a changed phone locks the row against new references, such as a concurrent booking.
  await scope.update(
    customers,
    {
      name: FORMER_MEMBER_NAME,
      phone: null,
      contactEmail: "",
      identityHash: null,
      isRegular: false,
      birthDate: null,
      gender: null,
      email: null,
      isMarketingReceivable: false,
      leftAt: now,
      leftReason: reason || null,
    },
    eq(customers.id, id),
  );
  await refuseWithReservations(scope, id, now);
  await scope.update(
    reservations,
    { memo: "", purpose: null, attribution: {}, calendarToken: sql`gen_random_uuid()` },
    eq(reservations.customerId, id),
  );
  // What was said to them, and where: that it was sent stays.
  const ofOwn = scope.isAmong(
    messages.reservationId,
    reservations,
    reservations.id,
    eq(reservations.customerId, id),
  );
  await scope.update(messages, { text: null, details: null }, ofOwn);
  await erasePosts(scope, eq(customerPosts.customerId, id), now);
  for (const table of [sessions, deviceMarks, cartItems, recentProducts, customerNotes])
    await scope.delete(table, eq(table.customerId, id));
  if (phone !== null) await scope.delete(smsCodes, eq(smsCodes.phone, phone));
}

async function refuseWithReservations(scope: PartnerScope, customerId: number, now: Date): Promise<void> {
  const upcoming = await scope.count(
    reservations,
    and(
      eq(reservations.customerId, customerId),
      inArray(reservations.status, [...HOLDING_STATUSES]),
      gt(reservations.endAt, now),
    ),
  );
  if (upcoming > 0)
    throw new ApiError(
      422,
      "customer.has-reservations",
      `앞으로의 예약이 ${upcoming}건 있습니다. 예약을 먼저 취소해 주세요.`,
    );
}
