import type { Attachment, CustomerPostDetail } from "@/contract/api/customer-boards";

/** A picture that is on the server already. */
export type DraftPhoto = Pick<Attachment, "id" | "name" | "bytes" | "url">;

/** What is typed so far, kept through a reload; the password never is. */
export interface PostDraft {
  title: string;
  content: string;
  authorName: string;
  phone: string;
  isPrivate: boolean;
  category: string | null;
  photos: readonly DraftPhoto[];
  agreedTermIds: readonly number[];
  /** One for a draft, however often it is sent: it becomes one post. */
  idempotencyKey: string;
}

export const emptyDraft = (idempotencyKey: string): PostDraft => ({
  title: "",
  content: "",
  authorName: "",
  phone: "",
  isPrivate: true,
  category: null,
  photos: [],
  agreedTermIds: [],
  idempotencyKey,
});

/** A post as its author edits it; the API never returns the phone, so an empty one leaves it unchanged. */
export const draftOf = (post: CustomerPostDetail): PostDraft => ({
  title: post.title,
  content: post.content,
  authorName: post.authorName,
  phone: "",
  isPrivate: post.isPrivate,
  category: post.category,
  photos: post.attachments.map(({ id, name, bytes, url }) => ({ id, name, bytes, url })),
  agreedTermIds: [],
  idempotencyKey: "",
});

/** What was kept under the storage's key, or null where it is no draft. */
export function parseDraft(text: string | null): PostDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

const TEXTS = ["title", "content", "authorName", "phone", "idempotencyKey"] as const;

function isDraft(value: unknown): value is PostDraft {
  return (
    isRecord(value) &&
    TEXTS.every((name) => typeof value[name] === "string") &&
    typeof value.isPrivate === "boolean" &&
    (value.category === null || typeof value.category === "string") &&
    Array.isArray(value.photos) &&
    value.photos.every(isPhoto) &&
    Array.isArray(value.agreedTermIds) &&
    value.agreedTermIds.every(Number.isInteger)
  );
}

const isPhoto = (value: unknown): value is DraftPhoto =>
  isRecord(value) &&
  typeof value.id === "string" &&
  typeof value.name === "string" &&
  typeof value.bytes === "number" &&
  typeof value.url === "string" &&
  value.url.startsWith("/attachments/");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
