import type { DeskReservation } from "@/contract/studio/desk";
import { minutesOf } from "../when";

export type ArrowKey = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** A column is a doctor of a day, or a day of a week. */
type ColumnKey = number | string | null;

interface Columns {
  keys: readonly ColumnKey[];
  keyOf: (card: DeskReservation) => ColumnKey;
}

/** Where an arrow key leads from a chosen card: along its column, or to the nearest time of the next one. */
export function nextCard(
  cards: readonly DeskReservation[],
  columns: Columns,
  chosen: number | null,
  key: ArrowKey,
): number | null {
  const current = cards.find(({ id }) => id === chosen);
  if (!current) return cards[0]?.id ?? null;
  const found =
    key === "ArrowUp" || key === "ArrowDown"
      ? alongColumn(cards, columns, current, key === "ArrowUp" ? -1 : 1)
      : inNextColumn(cards, columns, current, key === "ArrowLeft" ? -1 : 1);
  return (found ?? current).id;
}

const columnOf = (cards: readonly DeskReservation[], { keyOf }: Columns, key: ColumnKey) =>
  cards.filter((card) => keyOf(card) === key).sort((one, other) => one.startAt.localeCompare(other.startAt));

function alongColumn(
  cards: readonly DeskReservation[],
  columns: Columns,
  current: DeskReservation,
  step: number,
) {
  const column = columnOf(cards, columns, columns.keyOf(current));
  return column[column.indexOf(current) + step];
}

function inNextColumn(
  cards: readonly DeskReservation[],
  columns: Columns,
  current: DeskReservation,
  step: number,
) {
  const { keys, keyOf } = columns;
  const at = keys.indexOf(keyOf(current));
  const ahead = step < 0 ? keys.slice(0, Math.max(at, 0)).reverse() : keys.slice(at + 1);
  const column = ahead.map((key) => columnOf(cards, columns, key)).find(({ length }) => length > 0);
  // By the clock: the next column may be another day.
  const from = minutesOf(current.startAt);
  return column
    ?.map((card) => ({ card, distance: Math.abs(minutesOf(card.startAt) - from) }))
    .sort((one, other) => one.distance - other.distance)[0]?.card;
}
