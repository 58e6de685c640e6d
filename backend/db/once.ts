import { and, eq, type SQL } from "drizzle-orm";
import { ApiError } from "../errors";
import { sha256 } from "../sha256";
import { idempotencyKeys } from "./schema/reservations";
import type { PartnerScope } from "./scope";

const KEY = /^[\x21-\x7e]{1,200}$/;

interface Asked {
  /** Who asks and for what: `reservation:customer:17`. */
  owner: string;
  /** The Idempotency-Key header; without one, every call creates. */
  key: string | undefined;
  request: unknown;
  now: Date;
}

interface Creation<Row> {
  /** Throws, before any transaction, what creating would throw now. */
  foresee?: () => Promise<void>;
  create: (scope: PartnerScope) => Promise<Row>;
  find: (scope: PartnerScope, id: number) => Promise<Row | undefined>;
}

/**
 * Creates at most once for an owner's Idempotency-Key: the same request finds what was made, another request with
 * the key is a 422. A creation that failed leaves no trace of the key. Two at the same moment wait for each other.
 */
export async function createOnce<Row extends { id: number }>(
  scope: PartnerScope,
  asked: Asked,
  { foresee = async () => {}, create, find }: Creation<Row>,
): Promise<{ row: Row; isNew: boolean }> {
  const { key, owner } = asked;
  if (key === undefined) {
    await foresee();
    return { row: await scope.transaction(create), isNew: true };
  }
  if (!KEY.test(key))
    throw new ApiError(400, ["header.Idempotency-Key: 1 to 200 letters"], "요청을 읽을 수 없습니다.");
  const requestHash = sha256(JSON.stringify(asked.request));
  try {
    await foresee();
  } catch (refusal) {
    // What stands in the way may be what this very key has made.
    const known = await scope.first(idempotencyKeys, { where: isEntry({ key, owner }) });
    if (!known) throw refusal;
  }
  return scope.transaction(async (inside) => {
    const entry = { key, owner, requestHash, createdAt: asked.now };
    const isFirst = (await inside.insert(idempotencyKeys, [entry], { isNewOnly: true })).length > 0;
    if (!isFirst) return { row: await findAnswered(inside, entry, find), isNew: false };
    const row = await create(inside);
    await inside.update(idempotencyKeys, { resultId: row.id }, isEntry(entry));
    return { row, isNew: true };
  });
}

async function findAnswered<Row>(
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
  if (!row) throw new Error("An answered idempotency key has nothing behind it");
  return row;
}

const isEntry = ({ key, owner }: { key: string; owner: string }): SQL =>
  and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.owner, owner)) as SQL;
