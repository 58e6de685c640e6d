import type { Popup } from "@/contract/api/popups";
import type { PlaceablePopup } from "@/lib/popup-placement";
import { lengthOfWords, type PopupType, pcPopupSize } from "@/lib/popup-size";

/** A popup as it is to be placed on wide screens: in the middle where its place is left to us. */
export const placeable = (popup: Popup, type: PopupType): PlaceablePopup => ({
  direction: popup.isAutoPlacement ? "CENTER" : popup.direction,
  size: pcPopupSize(popup, type),
  wordsLength: Math.max(...popup.popupItems.map(({ legal }) => lengthOfWords(legal ?? ""))),
});
