import { ATTACHMENTS_PATH } from "@/contract/api/attachment-limits";
import type { Attachment } from "@/contract/api/customer-boards";
import type { attachments } from "../db/schema/boards";
import { signLink } from "../http/signed-links";

export type AttachmentRow = typeof attachments.$inferSelect;

const LINK_LIFE_MS = 15 * 60_000;

/** What a visitor learns of a file. A public post's link is plain, so that kept pages may show it; others expire. */
export function describeAttachment(
  file: AttachmentRow,
  { isPublic, now }: { isPublic: boolean; now: Date },
): Attachment {
  const { id, name, contentType, bytes, width, height } = file;
  const path = `${ATTACHMENTS_PATH}/${id}`;
  const signed = () => `${path}?${signLink(linkedFile(file), now.getTime() + LINK_LIFE_MS)}`;
  return { id, name, contentType, bytes, width, height, url: isPublic ? path : signed() };
}

/** What a link to a file is signed for. */
export const linkedFile = ({ id, storageKey }: AttachmentRow) => ({ name: id, key: storageKey });
