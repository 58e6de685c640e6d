import { POPUP_FOOT_PX } from "@/config/popup";
import { type PlaceablePopup, type PlacementRules, type PopupPlace, placePopups } from "./popup-placement";

/** In pixels of the viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Places popups as `placePopups`; where one would lie over the booking button, all of them stay above it. */
export function placeClearOf(
  booking: Box | null,
  popups: readonly PlaceablePopup[],
  rules: PlacementRules,
): PopupPlace[] {
  const places = placePopups(popups, rules);
  if (!booking || !places.some((place) => covers(place, booking))) return places;
  return placePopups(popups, { ...rules, viewport: { ...rules.viewport, height: booking.top } });
}

const covers = ({ left, top, width, bodyHeight }: PopupPlace, box: Box) =>
  left < box.right &&
  left + width > box.left &&
  top < box.bottom &&
  top + bodyHeight + POPUP_FOOT_PX > box.top;
