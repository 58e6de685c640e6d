import { and, asc, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import type { NotePlace, PreviewNote } from "@/contract/tenant/preview-notes";
import { type PreviewNoteRow, previewNotes } from "../db/schema/previews";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";

const MOST_LISTED = 500;
const MOST_OPEN = 1000;
const KEPT_MS = 30 * 24 * 3_600_000;

interface NewNote extends NotePlace {
  text: string;
  authorName: string;
  staffId: number | null;
  /** Of the link by which its author came. */
  linkId: number | null;
}

const isOpen = isNull(previewNotes.resolvedAt);

/** Open ones, and those that were resolved in the last month; the oldest first. */
export const listNotes = (scope: PartnerScope, now: Date): Promise<PreviewNoteRow[]> =>
  scope.rows(previewNotes, {
    where: or(isOpen, gt(previewNotes.resolvedAt, new Date(now.getTime() - KEPT_MS))),
    orderBy: [asc(previewNotes.at), asc(previewNotes.id)],
    limit: MOST_LISTED,
  });

export const listOpenNotes = (scope: PartnerScope): Promise<PreviewNoteRow[]> =>
  scope.rows(previewNotes, {
    where: isOpen,
    orderBy: [asc(previewNotes.at), asc(previewNotes.id)],
    limit: MOST_LISTED,
  });

/** A 409 where so many are open that a link must have been given away. */
export async function addNote(scope: PartnerScope, note: NewNote, now: Date): Promise<PreviewNoteRow> {
  if ((await scope.count(previewNotes, isOpen)) >= MOST_OPEN)
    throw new ApiError(409, "preview.too-many-notes", "열린 메모가 너무 많습니다. 먼저 정리해 주세요.");
  const { path, anchor, x, y, text, authorName, staffId, linkId } = note;
  const row = { ...{ path, anchor, x, y, text }, ...{ authorName, staffId, linkId }, at: now };
  return (await scope.insert(previewNotes, [row]))[0] as PreviewNoteRow;
}

/** Undefined for a note that there is not. */
export async function resolveNote(
  scope: PartnerScope,
  id: number,
  resolved: { by: string; at: Date } | null,
): Promise<PreviewNoteRow | undefined> {
  const set = { resolvedAt: resolved?.at ?? null, resolvedBy: resolved?.by ?? null };
  const isChanged = and(eq(previewNotes.id, id), resolved ? isOpen : undefined) as SQL;
  const [changed] = await scope.update(previewNotes, set, isChanged);
  return changed ?? scope.first(previewNotes, { where: eq(previewNotes.id, id) });
}

export const describeNote = (row: PreviewNoteRow): PreviewNote => ({
  ...{ id: row.id, path: row.path, anchor: row.anchor, x: row.x, y: row.y, text: row.text },
  by: row.authorName,
  isByLink: row.staffId === null,
  at: row.at.toISOString(),
  resolved:
    row.resolvedAt && row.resolvedBy !== null
      ? { by: row.resolvedBy, at: row.resolvedAt.toISOString() }
      : null,
});
