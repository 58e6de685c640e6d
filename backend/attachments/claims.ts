import { and, eq, gt, inArray, isNull, lte, notInArray, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/client";
import { attachments } from "../db/schema/boards";
import { PartnerScope } from "../db/scope";
import { ApiError } from "../errors";
import type { FileStorage } from "../providers/storage";
import type { AttachmentRow } from "./links";

/** How long an uploaded file waits for a post to name it. */
const UNCLAIMED_LIFE_MS = 86_400_000;
/** Released files are as old as can be. */
const LONG_AGO = new Date(0);
const SWEEP_SIZE = 100;

const oldest = (now: Date) => new Date(now.getTime() - UNCLAIMED_LIFE_MS);

/** True for a file that no post has named, while one still may. */
export const isWaiting = ({ postId, createdAt }: AttachmentRow, now: Date): boolean =>
  postId === null && createdAt > oldest(now);

/** Makes files a post's own, so that it has just these; a 400 where one is unknown, expired or another post's. */
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

/** Takes files from a post; they are shown to nobody from then on, and removed by removeReleased or the sweep. */
export async function releaseAttachments(
  scope: PartnerScope,
  postId: number,
  { except }: { except: string[] },
): Promise<void> {
  const isReleased = except.length > 0 ? notInArray(attachments.id, except) : undefined;
  const released = { postId: null, createdAt: LONG_AGO };
  await scope.update(attachments, released, and(eq(attachments.postId, postId), isReleased) as SQL);
}

/** Removes a partner's released files. A store that fails now is asked again by the sweep. */
export async function removeReleased(call: {
  scope: PartnerScope;
  storage: FileStorage;
  log: Logger;
}): Promise<void> {
  const isReleased = and(isNull(attachments.postId), eq(attachments.createdAt, LONG_AGO));
  const rows = await call.scope.rows(attachments, { where: isReleased, limit: SWEEP_SIZE });
  for (const row of rows)
    await removeFile(call.scope, call.storage, row).catch((error: unknown) =>
      call.log.error({ err: error }, "a file was not removed"),
    );
}

/** Removes what nobody has claimed within a day, of every partner; answers how many. Throws where the store fails. */
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

/** The file first: a row without a file is found again, a file without a row never. */
async function removeFile(scope: PartnerScope, storage: FileStorage, row: AttachmentRow): Promise<void> {
  await storage.remove(row.storageKey);
  await scope.delete(attachments, eq(attachments.id, row.id));
}
