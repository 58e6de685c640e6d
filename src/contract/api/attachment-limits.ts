/** POST: one file as multipart/form-data, field `file`; returns `{ row }` with an Attachment. */
export const ATTACHMENTS_PATH = "/attachments";
/** The server checks the content, not name or type. */
export const ATTACHMENT_CONTENT_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
export const MAX_ATTACHMENTS_PER_POST = 5;
