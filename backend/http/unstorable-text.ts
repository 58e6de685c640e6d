/** A NUL, or half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** True when a text anywhere in the value cannot be kept by PostgreSQL. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === "string") return UNSTORABLE.test(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, part]) => hasUnstorableText(key) || hasUnstorableText(part));
}
