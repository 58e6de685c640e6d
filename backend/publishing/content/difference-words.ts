import { canonicalJson } from "../../lib/canonical-json";

/** Characters of a value that are shown, and of these before the difference. */
const SHOWN = 40;
const BEFORE = 8;

/** `price 90,000 → 80,000` */
export function fieldWords(field: string, live: unknown, wanted: unknown): string {
  const [had, has] = [textOf(live), textOf(wanted)];
  let from = 0;
  while (from < had.length && had[from] === has[from]) from += 1;
  const start = Math.max(had.length, has.length) <= SHOWN ? 0 : Math.max(0, from - BEFORE);
  return `${field} ${clip(had, start)} → ${clip(has, start)}`;
}

/** Normalises times of day (without seconds) and instants (ISO). */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value.replace(/^(\d\d:\d\d):00$/, "$1") : value;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(plain(one)) === canonicalJson(plain(other));

function textOf(value: unknown): string {
  if (typeof value === "number") return value.toLocaleString("en");
  return canonicalJson(plain(value)) ?? "nothing";
}

function clip(text: string, start: number): string {
  const part = text.slice(start, start + SHOWN);
  return `${start > 0 ? "…" : ""}${part}${start + SHOWN < text.length ? "…" : ""}`;
}
