import { eq, sql } from "drizzle-orm";
import { idempotencyKeys, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../errors";
import { sha256 } from "../sha256";
import type { ReservationRow } from "./book";

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Books at most once for a customer's Idempotency-Key: the same request finds its reservation, another request with
 * the key is a 422. A booking that failed leaves no trace of the key. Two at the same moment wait for each other.
 */
export async function bookOnce(
  scope: PartnerScope,
  asked: { customerId: number; key: string | undefined; request: unknown; now: Date },
  create: (scope: PartnerScope) => Promise<ReservationRow>,
): Promise<{ reservation: ReservationRow; isNew: boolean }> {
  const { key, customerId } = asked;
  if (key === undefined) return { reservation: await scope.transaction(create), isNew: true };
  if (!KEY.test(key))
    throw new ApiError(400, ["header.Idempotency-Key: 1 to 200 letters"], "요청을 읽을 수 없습니다.");
  const requestHash = sha256(JSON.stringify(asked.request));
  return scope.transaction(async (inside) => {
    const row = { key, customerId, requestHash, createdAt: asked.now };
    const isFirst = (await inside.insert(idempotencyKeys, [row], { isNewOnly: true })).length > 0;
    if (!isFirst) return { reservation: await findAnswered(inside, row), isNew: false };
    const reservation = await create(inside);
    await inside.update(idempotencyKeys, { reservationId: reservation.id }, ofCustomer(row));
    return { reservation, isNew: true };
  });
}

async function findAnswered(
  scope: PartnerScope,
  asked: { key: string; customerId: number; requestHash: string },
): Promise<ReservationRow> {
  const known = await scope.first(idempotencyKeys, { where: ofCustomer(asked) });
  if (known?.requestHash !== asked.requestHash)
    throw new ApiError(
      422,
      "idempotency-key.reused",
      "이미 다른 예약에 쓴 요청입니다. 처음부터 다시 시도해 주세요.",
    );
  const reservation =
    known.reservationId === null
      ? undefined
      : await scope.first(reservations, { where: eq(reservations.id, known.reservationId) });
  if (!reservation) throw new Error("An answered idempotency key has no reservation");
  return reservation;
}

const ofCustomer = ({ key, customerId }: { key: string; customerId: number }) =>
  sql`${idempotencyKeys.key} = ${key} and ${idempotencyKeys.customerId} = ${customerId}`;
