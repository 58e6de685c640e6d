import type { Popup, PopupItem } from "@/contract/api/popups";

export const aPopupItem = (changes: Partial<PopupItem> = {}): PopupItem => ({
  title: "가을 리프팅 안내",
  linkTo: "/events",
  weight: 0,
  devices: ["PC", "MOBILE"],
  pcContent: "/media/lumiere/popup-lifting.webp",
  mobileContent: "/media/lumiere/popup-lifting-mobile.webp",
  legal: null,
  ...changes,
});

export const aPopup = (changes: Partial<Popup> = {}): Popup => ({
  id: 1,
  locations: ["/"],
  weight: 0,
  popupItems: [aPopupItem()],
  pcWidth: 1,
  pcHeight: 1,
  mobileWidth: 4,
  mobileHeight: 5,
  pcSizeType: "RATIO",
  isAutoPlacement: false,
  direction: "CENTER",
  ...changes,
});
