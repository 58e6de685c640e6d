export interface ConfigDifference {
  /** Keys from the root to where the two part ways; an index for a place in a list. */
  path: (string | number)[];
  /** Undefined: there is nothing on that side. */
  from: unknown;
  to: unknown;
}

/** Where two JSON values differ, as deep as both have the same kind of thing, in the order of their keys. */
export function configDifferences(
  from: unknown,
  to: unknown,
  path: (string | number)[] = [],
): ConfigDifference[] {
  if (Object.is(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) {
    const places = Array.from({ length: Math.max(from.length, to.length) }, (_, place) => place);
    return places.flatMap((place) => configDifferences(from[place], to[place], [...path, place]));
  }
  if (isRecord(from) && isRecord(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return keys.flatMap((key) => configDifferences(own(from, key), own(to, key), [...path, key]));
  }
  return [{ path, from, to }];
}

const own = (record: Record<string, unknown>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
