/** An id out of a path: a positive integer that a database can hold, or null. `12`, never `012`, `1e3` or `12abc`. */
export function pathId(segment: string): number | null {
  return /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null;
}
