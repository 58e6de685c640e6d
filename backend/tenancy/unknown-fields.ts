/**
 * Paths of the fields that were written and that validation left out, because nobody reads them: slips, mostly.
 * `parsed` is what validation made of `written`.
 */
export function unknownFields(written: unknown, parsed: unknown, path = ""): string[] {
  if (!isObject(written) || !isObject(parsed)) return [];
  return Object.entries(written).flatMap(([key, value]) => {
    const field = path ? `${path}.${key}` : key;
    return Object.hasOwn(parsed, key) ? unknownFields(value, parsed[key], field) : [field];
  });
}

/** Lists are objects with numbers for keys. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
