import { and, eq, gt, inArray, isNull, lte, notInArray, type SQL } from "drizzle-orm";
import type { Call } from "../call/call";
import type { Database } from "../db/client";
import { attachments } from "../db/schema/boards";
import { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import type { FileStorage } from "../providers/storage";
import type { AttachmentRow } from "./links";

/** An upload expires unless a post claims it within this time. */
const UNCLAIMED_TTL_MS = 86_400_000;
/** Marks released files: expired at once. */
const RELEASED_AT = new Date(0);
const SWEEP_SIZE = 100;

const oldest = (now: Date) => new Date(now.getTime() - UNCLAIMED_TTL_MS);

/** Not claimed by a post yet, and not expired. */
export const isClaimable = ({ postId, createdAt }: AttachmentRow, now: Date): boolean =>
  postId === null && createdAt > oldest(now);

/** Assigns files to a post; a 400 where one is unknown, expired or another post's. */
export async function claimAttachments(
  scope: PartnerScope,
  { postId, ids, now }: { postId: number; ids: string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const isFree = and(isNull(attachments.postId), gt(attachments.createdAt, oldest(now)));
  await scope.update(attachments, { postId }, and(inArray(attachments.id, ids), isFree) as SQL);
  const isOwn = and(inArray(attachments.id, ids), eq(attachments.postId, postId));
  if ((await scope.count(attachments, isOwn)) !== ids.length)
    throw new ApiError(
      400,
      ["body.attachmentIds: unknown or expired"],
      "붙인 사진을 찾을 수 없습니다. 사진을 다시 올려 주세요.",
    );
}

/** Detaches files from a post: inaccessible from then on, and deleted by removeReleased or the sweep. */
export async function releaseAttachments(
  scope: PartnerScope,
  postId: number,
  { except }: { except: string[] },
): Promise<void> {
  const isReleased = except.length > 0 ? notInArray(attachments.id, except) : undefined;
  const released = { postId: null, createdAt: RELEASED_AT };
  await scope.update(attachments, released, and(eq(attachments.postId, postId), isReleased) as SQL);
}

/** Deletes a partner's released files; the sweep retries failures. */
export async function removeReleased(call: Call): Promise<void> {
  const isReleased = and(isNull(attachments.postId), eq(attachments.createdAt, RELEASED_AT));
  const rows = await call.scope.rows(attachments, { where: isReleased, limit: SWEEP_SIZE });
  for (const row of rows)
    await removeFile(call.scope, call.services.storage, row).catch((error: unknown) =>
      call.log.error({ err: error }, "file not removed"),
    );
}

/** Deletes expired uploads of all partners and returns how many; throws when the store fails. */
export async function sweepAttachments(db: Database, storage: FileStorage, now: Date): Promise<number> {
  for (let removed = 0; ; ) {
    const rows = await db
      .select()
      .from(attachments)
      .where(and(isNull(attachments.postId), lte(attachments.createdAt, oldest(now))))
      .limit(SWEEP_SIZE);
    for (const row of rows) await removeFile(new PartnerScope(db, row.partnerId), storage, row);
    removed += rows.length;
    if (rows.length < SWEEP_SIZE) return removed;
  }
}

/** The file first: a row without its file is retried, a file without its row would stay forever. */
async function removeFile(scope: PartnerScope, storage: FileStorage, row: AttachmentRow): Promise<void> {
  await storage.remove(row.storageKey);
  await scope.delete(attachments, eq(attachments.id, row.id));
}
