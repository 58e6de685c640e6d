/**
 * A text out of an address's query, of a name's first value: trimmed, and cut to length. No database takes a NUL, and the
 * cut may leave half a character.
 */
export function addressText(value: string | string[] | undefined, maxLength: number): string {
  const first = (Array.isArray(value) ? value[0] : value) ?? "";
  return first
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
