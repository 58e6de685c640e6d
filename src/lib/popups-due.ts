import { isPopupHidden } from "./popup-cookie";

export type PopupDevice = "PC" | "MOBILE";

export interface PopupSlideContent {
  weight: number;
  linkTo: string | null;
  devices: readonly PopupDevice[];
  pcContent: string | null;
  mobileContent: string | null;
}

/** What decides whether a popup is shown. */
export interface PopupRules {
  id: number;
  locations: readonly string[];
  weight: number;
  popupItems: readonly PopupSlideContent[];
}

interface Visit {
  /** The path as the visitor sees it, without a query. */
  path: string;
  device: PopupDevice;
  /** As `document.cookie` has them. */
  cookies: string;
  /** Where the opening of the page leads already: what leads there too says nothing new. */
  openingTargets?: readonly string[];
}

/**
 * Spec §4: the popups of a path in their weight's order, each with the slides of this device; without those that were
 * hidden for today, and those that have nothing to show on the device, or nothing that the page's opening does not say.
 */
export function popupsDue<Popup extends PopupRules>(
  popups: readonly Popup[],
  { path, device, cookies, openingTargets = [] }: Visit,
): Popup[] {
  return popups
    .filter(({ id, locations }) => isAt(locations, path) && !isPopupHidden(id, cookies))
    .map((popup) => ({ ...popup, popupItems: slidesOn(device, popup.popupItems, openingTargets) }))
    .filter(({ popupItems }) => popupItems.length > 0)
    .toSorted((one, other) => one.weight - other.weight || one.id - other.id);
}

/** The picture of a slide on a device, where it has one. */
export const popupPicture = (slide: PopupSlideContent, device: PopupDevice): string | null =>
  device === "PC" ? slide.pcContent : slide.mobileContent;

function slidesOn<Slide extends PopupSlideContent>(
  device: PopupDevice,
  slides: readonly Slide[],
  openingTargets: readonly string[],
): Slide[] {
  return slides
    .filter((slide) => slide.devices.includes(device) && popupPicture(slide, device))
    .filter(({ linkTo }) => linkTo === null || !openingTargets.includes(linkTo))
    .toSorted((one, other) => one.weight - other.weight);
}

const isAt = (locations: readonly string[], path: string) =>
  locations.some((location) => withoutTrailingSlash(location) === withoutTrailingSlash(path));

const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/$/, "");
