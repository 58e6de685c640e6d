import type { AnyBody } from "./forms/spec";

/** Where a value lies in a body: names of fields and places in lists. */
export type Path = (string | number)[];

export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? (value as AnyBody)[key] : undefined),
    body,
  );
}

/** The same body with another value there. */
export function withValue<Value>(body: Value, [key, ...rest]: Path, value: unknown): Value {
  if (key === undefined) return value as Value;
  if (Array.isArray(body))
    return body.map((item, index) => (index === Number(key) ? withValue(item, rest, value) : item)) as Value;
  const fields = (body ?? {}) as AnyBody;
  return { ...fields, [key]: withValue(fields[key], rest, value) } as Value;
}

/** Blanks around a text do not count: the server takes them away while somebody still types. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** Keys in one order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === "string") return inner.trim();
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)));
  }) ?? "";
