/**
 * The row to look at when the chosen one has been decided: the next one below where it stood, else the last that is left.
 * order: the ids as the list last stood with it.
 */
export function nextBelow<Row extends { id: number }>(
  rows: readonly Row[],
  order: readonly number[],
  goneId: number,
): Row | undefined {
  const at = order.indexOf(goneId);
  if (at < 0) return rows[0];
  const left = new Map(rows.map((row) => [row.id, row]));
  const below = order.slice(at + 1).find((id) => left.has(id));
  return below === undefined ? rows.at(-1) : left.get(below);
}
