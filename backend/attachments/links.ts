import { createHmac, timingSafeEqual } from "node:crypto";
import { ATTACHMENTS_PATH } from "@/contract/api/attachment-limits";
import type { Attachment } from "@/contract/api/customer-boards";
import type { attachments } from "../db/schema/boards";

export type AttachmentRow = typeof attachments.$inferSelect;

const LINK_LIFE_MS = 15 * 60_000;

/** What a visitor learns of a file. A public post's link is plain, so that kept pages may show it; others expire. */
export function describeAttachment(
  file: AttachmentRow,
  { isPublic, now }: { isPublic: boolean; now: Date },
): Attachment {
  const { id, name, contentType, bytes, width, height } = file;
  const path = `${ATTACHMENTS_PATH}/${id}`;
  return { id, name, contentType, bytes, width, height, url: isPublic ? path : `${path}?${sign(file, now)}` };
}

/** Whether the link was handed out by us for this file, and is still good. */
export function isSignedLink(
  file: AttachmentRow,
  { expires, signature }: { expires: string | undefined; signature: string | undefined },
  now: Date,
): boolean {
  if (!expires || !signature || !/^\d{13}$/.test(expires) || Number(expires) <= now.getTime()) return false;
  const expected = Buffer.from(signatureOf(file, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(file: AttachmentRow, now: Date): URLSearchParams {
  const expires = String(now.getTime() + LINK_LIFE_MS);
  return new URLSearchParams({ expires, signature: signatureOf(file, expires) });
}

/** The key is the file's own secret, which all processes find in the database. */
const signatureOf = ({ id, storageKey }: AttachmentRow, expires: string): string =>
  createHmac("sha256", storageKey).update(`${id}.${expires}`).digest("base64url");
