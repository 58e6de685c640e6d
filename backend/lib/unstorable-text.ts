/** A NUL, or a lone surrogate. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** Requests of the contract are a few levels deep. */
const MAX_DEPTH = 32;

/** Why PostgreSQL could not store the value, or recursion would be too deep; null for a valid one. */
export function reasonUnstorable(value: unknown, depth = 0): "unreadable text" | "nested too deeply" | null {
  if (typeof value === "string") return UNSTORABLE.test(value) ? "unreadable text" : null;
  if (typeof value !== "object" || value === null) return null;
  if (depth >= MAX_DEPTH) return "nested too deeply";
  for (const [key, part] of Object.entries(value)) {
    const reason = reasonUnstorable(key, depth + 1) ?? reasonUnstorable(part, depth + 1);
    if (reason) return reason;
  }
  return null;
}

export const hasUnstorableText = (value: unknown): boolean => reasonUnstorable(value) !== null;
