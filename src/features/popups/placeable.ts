import type { Popup } from "@/contract/api/popups";
import type { PlaceablePopup } from "@/lib/popup-placement";
import { mobilePopupSize, type PopupType, pcPopupSize } from "@/lib/popup-size";
import type { PopupDevice } from "@/lib/popups-due";

/** A popup as it is to be placed: in the middle on phones, and wherever the place is left to us. */
export function placeable(popup: Popup, device: PopupDevice, type: PopupType): PlaceablePopup {
  if (device === "MOBILE") {
    return { direction: "CENTER", size: mobilePopupSize(popup.mobileWidth, popup.mobileHeight) };
  }
  return {
    direction: popup.isAutoPlacement ? "CENTER" : popup.direction,
    size: pcPopupSize(popup, type),
  };
}
