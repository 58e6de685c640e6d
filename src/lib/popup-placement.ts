import {
  POPUP_EDGE_PX,
  POPUP_FOOT_PX,
  POPUP_GAP_PX,
  POPUP_MIN_WIDTH_PX,
  POPUP_ROW_GAP_PX,
  POPUP_WORDS_GAP_PX,
  POPUP_WORDS_LINE_PX,
  POPUP_WORDS_PADDING_PX,
} from "@/config/popup";
import type { Size } from "./popup-size";

type Vertical = "TOP" | "CENTER" | "BOTTOM";
type Horizontal = "LEFT" | "CENTER" | "RIGHT";
export type PopupDirection =
  | Vertical
  | Exclude<Horizontal, "CENTER">
  | `${"TOP" | "BOTTOM"}_${"LEFT" | "RIGHT"}`;

/** A popup to be placed, with the size that its picture wants. */
export interface PlaceablePopup {
  direction: PopupDirection;
  size: Size;
  /** Words under the picture, as long as they were in one line, in pixels; 0 or absent: none. */
  wordsLength?: number;
}

/** Where popups would cover each other they shrink this far before they give up their sides. */
const SMALLEST_PERCENT = 30;

export interface PlacementRules {
  viewport: Size;
  /** How many popups of one direction stand side by side. */
  columns: number;
  offsets: { top: number; right: number; bottom: number; left: number };
  /** How much of the viewport's left the side panel takes. */
  panelWidth: number;
}

/** In pixels of the viewport. The body is the picture with the words under it; the foot stands below. */
export interface PopupPlace {
  left: number;
  top: number;
  width: number;
  bodyHeight: number;
}

/**
 * Spec §4 and §9: popups of one direction stand in rows at that side of the viewport, its offset away. Where they do
 * not fit, the offset gives way first, then all of them shrink alike, so that each can be seen and closed. Where those
 * of two directions would cover each other, all shrink until they do not. Those of one row have one height. The side panel stays free where that costs
 * them no size.
 */
export function placePopups(popups: readonly PlaceablePopup[], rules: PlacementRules): PopupPlace[] {
  const places = placeWithin(popups, rules);
  const { viewport, panelWidth } = rules;
  if (panelWidth === 0) return places;
  const beside = placeWithin(popups, {
    ...rules,
    viewport: { ...viewport, width: viewport.width - panelWidth },
  });
  const isSmaller = beside.some(({ width }, index) => width < (places[index]?.width ?? 0));
  return isSmaller ? places : beside.map((place) => ({ ...place, left: place.left + panelWidth }));
}

function placeWithin(popups: readonly PlaceablePopup[], rules: PlacementRules): PopupPlace[] {
  for (let percent = 100; percent >= SMALLEST_PERCENT; percent--) {
    const places = placeBySides(
      popups.map((popup) => shrunk(popup, percent / 100)),
      rules,
    );
    if (!hasOverlap(places)) return places;
  }
  // Too many for their sides: one group of all.
  return placeBySides(
    popups.map((popup) => ({ ...popup, direction: "CENTER" })),
    rules,
  );
}

/** A popup this much smaller, but wide enough to be closed. */
function shrunk(popup: PlaceablePopup, factor: number): PlaceablePopup {
  const { width, height } = popup.size;
  const scale = Math.max(factor, Math.min(1, POPUP_MIN_WIDTH_PX / width));
  return { ...popup, size: { width: width * scale, height: height * scale } };
}

const hasOverlap = (places: readonly PopupPlace[]) =>
  places.some((place, index) => places.slice(index + 1).some((other) => areTooClose(place, other)));

function areTooClose(one: PopupPlace, other: PopupPlace): boolean {
  const isBeside = (first: PopupPlace, second: PopupPlace) =>
    first.left + first.width + POPUP_GAP_PX <= second.left ||
    first.top + first.bodyHeight + POPUP_FOOT_PX + POPUP_GAP_PX <= second.top;
  return !isBeside(one, other) && !isBeside(other, one);
}

function placeBySides(popups: readonly PlaceablePopup[], rules: PlacementRules): PopupPlace[] {
  const places = new Map<PlaceablePopup, PopupPlace>();
  for (const direction of new Set(popups.map((popup) => popup.direction))) {
    const group = popups.filter((popup) => popup.direction === direction);
    for (const [popup, place] of placeGroup(group, direction, rules)) places.set(popup, place);
  }
  return popups.flatMap((popup) => places.get(popup) ?? []);
}

function placeGroup(
  group: readonly PlaceablePopup[],
  direction: PopupDirection,
  { viewport, columns, offsets }: PlacementRules,
): [PlaceablePopup, PopupPlace][] {
  const { vertical, horizontal } = sidesOf(direction);
  const { rows, scale } = arrange(group, columns, viewport);
  const drawn = rows.map((row) => drawRow(row, scale));
  const width = Math.max(...drawn.map((row) => row.width));
  const height = sum(drawn.map((row) => row.height)) + (rows.length - 1) * POPUP_ROW_GAP_PX;
  const left = startOf(horizontal, viewport.width - width, offsets.left, offsets.right);
  let top = startOf(vertical, viewport.height - height, offsets.top, offsets.bottom);
  const places: [PlaceablePopup, PopupPlace][] = [];
  for (const row of drawn) {
    let x = left + startOf(horizontal, width - row.width, 0, 0);
    for (const { popup, ...size } of row.boxes) {
      places.push([popup, { left: Math.round(x), top: Math.round(top), ...size }]);
      x += size.width + POPUP_GAP_PX;
    }
    top += row.height + POPUP_ROW_GAP_PX;
  }
  return places;
}

interface Arrangement {
  rows: PlaceablePopup[][];
  scale: number;
}

/** Rows as the partner wants them, or those that leave popups largest where its own would leave them too narrow. */
function arrange(group: readonly PlaceablePopup[], columns: number, viewport: Size): Arrangement {
  const wanted = arrangeIn(group, columns, viewport);
  const narrowest = Math.min(...group.map(({ size }) => size.width)) * wanted.scale;
  if (narrowest >= POPUP_MIN_WIDTH_PX || wanted.scale === 1) return wanted;
  return group
    .map((_, index) => arrangeIn(group, index + 1, viewport))
    .reduce((best, other) => (other.scale > best.scale ? other : best), wanted);
}

function arrangeIn(group: readonly PlaceablePopup[], columns: number, viewport: Size): Arrangement {
  const rows = Array.from({ length: Math.ceil(group.length / columns) }, (_, row) =>
    group.slice(row * columns, (row + 1) * columns),
  );
  return {
    rows,
    scale: Math.min(1, scaleToWidth(rows, viewport.width), scaleToHeight(rows, viewport.height)),
  };
}

function scaleToWidth(rows: PlaceablePopup[][], viewportWidth: number): number {
  const scales = rows.map(
    (row) => (within(viewportWidth) - gapsOf(row)) / sum(row.map(({ size }) => size.width)),
  );
  return Math.min(...scales);
}

function scaleToHeight(rows: PlaceablePopup[][], viewportHeight: number): number {
  const words = rows.map((row) => Math.max(...row.map((popup) => wordsHeight(popup, POPUP_MIN_WIDTH_PX))));
  const unscaled = sum(words) + rows.length * POPUP_FOOT_PX + (rows.length - 1) * POPUP_ROW_GAP_PX;
  const pictures = rows.map((row) => Math.max(...row.map(({ size }) => size.height)));
  return Math.max(0, within(viewportHeight) - unscaled) / sum(pictures);
}

const within = (length: number) => length - 2 * POPUP_EDGE_PX;

function drawRow(row: readonly PlaceablePopup[], scale: number) {
  const widths = row.map((popup) => Math.floor(popup.size.width * scale));
  const bodyHeight = Math.max(
    ...row.map(
      (popup, index) => Math.floor(popup.size.height * scale) + wordsHeight(popup, widths[index] ?? 0),
    ),
  );
  return {
    boxes: row.map((popup, index) => ({ popup, width: widths[index] ?? 0, bodyHeight })),
    width: sum(widths) + gapsOf(row),
    height: bodyHeight + POPUP_FOOT_PX,
  };
}

/** How high words stand under a picture of this width. */
function wordsHeight({ wordsLength = 0 }: PlaceablePopup, width: number): number {
  if (wordsLength === 0) return 0;
  const lines = Math.ceil(wordsLength / Math.max(1, width - 2 * POPUP_WORDS_PADDING_PX));
  return lines * POPUP_WORDS_LINE_PX + 2 * POPUP_WORDS_GAP_PX;
}

/** Where something begins that leaves `spare` pixels free; an offset is kept as far as the other edge stays free. */
function startOf(side: Vertical | Horizontal, spare: number, startOffset: number, endOffset: number): number {
  if (side === "CENTER") return spare / 2;
  const most = Math.max(0, spare - POPUP_EDGE_PX);
  if (side === "TOP" || side === "LEFT") return Math.min(startOffset, most);
  return spare - Math.min(endOffset, most);
}

function sidesOf(direction: PopupDirection): { vertical: Vertical; horizontal: Horizontal } {
  const sides = direction.split("_");
  const pick = <Side extends string>(...known: Side[]) => known.find((side) => sides.includes(side));
  return { vertical: pick("TOP", "BOTTOM") ?? "CENTER", horizontal: pick("LEFT", "RIGHT") ?? "CENTER" };
}

const gapsOf = (row: readonly unknown[]) => (row.length - 1) * POPUP_GAP_PX;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
