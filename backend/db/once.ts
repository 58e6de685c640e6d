import { and, eq, type SQL } from "drizzle-orm";
import { ApiError } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import { idempotencyKeys } from "./schema/reservations";
import type { PartnerScope } from "./scope";

const KEY = /^[\x21-\x7e]{1,200}$/;

interface Idempotency {
  /** Scope of the key: `reservation:customer:17`. */
  owner: string;
  /** The Idempotency-Key header; without one, every call creates. */
  key: string | undefined;
  request: unknown;
  now: Date;
}

interface Creation<Row> {
  /** Runs before the transaction; throws what creating would throw now. */
  validate?: () => Promise<void>;
  create: (scope: PartnerScope) => Promise<Row>;
  find: (scope: PartnerScope, id: number) => Promise<Row | undefined>;
}

/**
 * Creates at most once for an owner's Idempotency-Key: the same request returns the existing row, another request with
 * the key is a 422. A failed creation does not store the key. Concurrent requests wait for each other.
 */
export async function createOnce<Row extends { id: number }>(
  scope: PartnerScope,
  idempotency: Idempotency,
  { validate = async () => {}, create, find }: Creation<Row>,
): Promise<{ row: Row; isNew: boolean }> {
  const { key, owner } = idempotency;
  if (key === undefined) {
    await validate();
    return { row: await scope.transaction(create), isNew: true };
  }
  if (!KEY.test(key))
    throw new ApiError(400, ["header.Idempotency-Key: 1 to 200 characters"], "요청을 읽을 수 없습니다.");
  const requestHash = sha256(JSON.stringify(idempotency.request));
  try {
    await validate();
  } catch (refusal) {
    // The conflict may be with what this key has created.
    const known = await scope.first(idempotencyKeys, { where: isEntry({ key, owner }) });
    if (!known) throw refusal;
  }
  return scope.transaction(async (inside) => {
    const entry = { key, owner, requestHash, createdAt: idempotency.now };
    const isFirst = (await inside.insert(idempotencyKeys, [entry], { isNewOnly: true })).length > 0;
    if (!isFirst) return { row: await findCreated(inside, entry, find), isNew: false };
    const row = await create(inside);
    await inside.update(idempotencyKeys, { resultId: row.id }, isEntry(entry));
    return { row, isNew: true };
  });
}

async function findCreated<Row>(
  scope: PartnerScope,
  asked: { key: string; owner: string; requestHash: string },
  find: (scope: PartnerScope, id: number) => Promise<Row | undefined>,
): Promise<Row> {
  const known = await scope.first(idempotencyKeys, { where: isEntry(asked) });
  if (known?.requestHash !== asked.requestHash)
    throw new ApiError(
      422,
      "idempotency-key.reused",
      "이미 다른 내용을 보낸 요청입니다. 처음부터 다시 시도해 주세요.",
    );
  const row = known.resultId === null ? undefined : await find(scope, known.resultId);
  if (!row) throw new Error("The row of a used idempotency key is missing");
  return row;
}

const isEntry = ({ key, owner }: { key: string; owner: string }): SQL =>
  and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.owner, owner)) as SQL;
