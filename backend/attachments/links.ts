import { ATTACHMENTS_PATH } from "@/contract/api/attachment-limits";
import type { Attachment } from "@/contract/api/customer-boards";
import type { attachments } from "../db/schema/boards";
import { signLink } from "../lib/signed-links";

export type AttachmentRow = typeof attachments.$inferSelect;

const LINK_TTL_MS = 15 * 60_000;

/** A public post's link is unsigned, so that cached pages can show it; others expire. */
export function describeAttachment(
  file: AttachmentRow,
  { isPublic, now }: { isPublic: boolean; now: Date },
): Attachment {
  const { id, name, contentType, bytes, width, height } = file;
  const path = `${ATTACHMENTS_PATH}/${id}`;
  const signed = () => `${path}?${signLink(linkedFile(file), now.getTime() + LINK_TTL_MS)}`;
  return { id, name, contentType, bytes, width, height, url: isPublic ? path : signed() };
}

/** The subject of a signed link. */
export const linkedFile = ({ id, storageKey }: AttachmentRow) => ({ name: id, key: storageKey });
