/** A NUL, or half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** No call of the contract asks for more than a handful. */
const MAX_DEPTH = 32;

/** Why PostgreSQL, or whoever walks through it, could not take the value; null where nothing is wrong. */
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

/** True for a value that PostgreSQL cannot keep. */
export const hasUnstorableText = (value: unknown): boolean => reasonUnstorable(value) !== null;
