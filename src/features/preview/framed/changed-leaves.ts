/** One value of a body, by its path. */
export interface Leaf {
  /** `options.7.price`: items of a list by their id where they have one, else by their place. */
  key: string;
  value: string | number | boolean | null;
}

export interface ChangedLeaf {
  key: string;
  was: Leaf["value"];
  now: Leaf["value"];
}

type Fields = Record<string, unknown>;

export function leavesOf(body: unknown, path: string[] = []): Leaf[] {
  if (Array.isArray(body))
    return body.flatMap((item, place) => leavesOf(item, [...path, String(idOf(item) ?? place)]));
  if (typeof body === "object" && body !== null)
    return Object.entries(body).flatMap(([name, value]) => leavesOf(value, [...path, name]));
  return [{ key: path.join("."), value: (body ?? null) as Leaf["value"] }];
}

/** What differs between two bodies of one thing; what one of them has not is null there. */
export function changedLeaves(shown: Fields, now: Fields): ChangedLeaf[] {
  const before = new Map(leavesOf(shown).map(({ key, value }) => [key, value]));
  const after = new Map(leavesOf(now).map(({ key, value }) => [key, value]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({ key, was: before.get(key) ?? null, now: after.get(key) ?? null }))
    .filter(({ was, now: is }) => trimmed(was) !== trimmed(is));
}

const trimmed = (value: Leaf["value"]) => (typeof value === "string" ? value.trim() : value);

const idOf = (item: unknown): unknown =>
  typeof item === "object" && item !== null ? ((item as Fields).id ?? (item as Fields).optionId) : null;
