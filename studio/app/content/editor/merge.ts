import { isSame, type Path, withValue } from "../paths";

/** A field that two people changed, each to something else. */
export interface Conflict {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

export interface Merged<Value> {
  /** With what is mine where both changed the same. */
  value: Value;
  conflicts: Conflict[];
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What two people made of one body, field by field: a field that one of them changed is theirs. */
export function merge<Value>(base: Value, mine: Value, theirs: Value): Merged<Value> {
  const conflicts: Conflict[] = [];
  const value = mergeAt([], base, mine, theirs, conflicts) as Value;
  return { value, conflicts };
}

function mergeAt(path: Path, base: unknown, mine: unknown, theirs: unknown, found: Conflict[]): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isFields(base) && isFields(mine) && isFields(theirs))
    return mergeFields(path, base, mine, theirs, found);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists(path, ...withIds(base, mine, theirs), found);
    if (merged) return merged;
  }
  found.push({ path, mine, theirs });
  return mine;
}

function mergeFields(path: Path, base: Fields, mine: Fields, theirs: Fields, found: Conflict[]): Fields {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return Object.fromEntries(
    keys.map((key) => [key, mergeAt([...path, key], base[key], mine[key], theirs[key], found)]),
  );
}

/** Null where the lists cannot be told apart item by item. */
function mergeLists(
  path: Path,
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  found: Conflict[],
): unknown[] | null {
  if ([...base, ...mine, ...theirs].every((item) => typeof item !== "object"))
    return mergeWords(base, mine, theirs);
  const isInStep = base.length === mine.length && base.length === theirs.length;
  if (
    isInStep &&
    base.every((item, place) => isOneThing(item, mine[place]) && isOneThing(item, theirs[place]))
  )
    return base.map((item, place) => mergeAt([...path, place], item, mine[place], theirs[place], found));
  if (![...base, ...theirs].every((item) => idOf(item))) return null;
  return mergeById(path, base, mine, theirs, found);
}

/** What had no id yet when it was sent has the one that the server gave it, in the lists before and after as well. */
function withIds(base: unknown[], mine: unknown[], theirs: unknown[]): [unknown[], unknown[], unknown[]] {
  if (base.length !== theirs.length) return [base, mine, theirs];
  const named = [...mine];
  const known = base.map((item, place) => {
    const id = idOf(theirs[place]);
    if (!isFields(item) || idOf(item) !== null || !id) return item;
    const found = mine.indexOf(item);
    const at = found >= 0 ? found : place;
    const own = named[at];
    if (isFields(own) && idOf(own) === null) named[at] = { ...own, id };
    return { ...item, id };
  });
  return [known, named, theirs];
}

/** Words and ids: what either added is there, what either took out is not. */
function mergeWords(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const kept = theirs.filter((item) => mine.includes(item) || !base.includes(item));
  return [...kept, ...mine.filter((item) => !base.includes(item) && !theirs.includes(item))];
}

/** In my order; what is new of theirs at the end. */
function mergeById(path: Path, base: unknown[], mine: unknown[], theirs: unknown[], found: Conflict[]) {
  const find = (items: unknown[], id: unknown) => items.find((item) => idOf(item) === id);
  const merged: unknown[] = [];
  for (const item of mine) {
    const id = idOf(item);
    const before = id ? find(base, id) : undefined;
    const other = id ? find(theirs, id) : undefined;
    if (before && !other) continue;
    merged.push(before && other ? mergeAt([...path, merged.length], before, item, other, found) : item);
  }
  const isNew = (item: unknown) => !find(base, idOf(item)) && !find(mine, idOf(item));
  return [...merged, ...theirs.filter(isNew)];
}

const idOf = (item: unknown): unknown => (isFields(item) ? (item.id ?? item.optionId ?? null) : null);
/** One of them may have got its id just now. */
const isOneThing = (one: unknown, other: unknown): boolean =>
  idOf(one) === null || idOf(other) === null || idOf(one) === idOf(other);

/** A conflict decided for theirs. */
export const takeTheirs = <Value>(body: Value, { path, theirs }: Conflict): Value =>
  withValue(body, path, theirs);
