/** Spec §9: the name of a popup's cookie is this and its id. */
export const DO_NOT_SHOW_POPUP_COOKIE = "DO_NOT_SHOW_POPUP_";

/** How long a popup that is hidden for today stays, so that its box can be unticked. */
export const POPUP_CLOSING_MS = 2000;

/** A shape, and the pixels that a popup of that shape takes. */
export interface PopupShape {
  ratio: number;
  width: number;
  height: number;
}

/** Spec §9: one popup at a time. */
export const POPUP_LAYER_SHAPES: readonly PopupShape[] = [
  { ratio: 1, width: 640, height: 640 },
  { ratio: 4 / 3, width: 852, height: 640 },
  { ratio: 16 / 9, width: 1200, height: 675 },
  { ratio: 3 / 4, width: 560, height: 746 },
  { ratio: 210 / 297, width: 527.5, height: 746 },
];

/** Spec §9: all popups at once. */
export const POPUP_GRID_SHAPES: readonly PopupShape[] = [
  { ratio: 1, width: 587, height: 587 },
  { ratio: 4 / 3, width: 586, height: 439.5 },
  { ratio: 16 / 9, width: 1200, height: 675 },
  { ratio: 3 / 4, width: 435, height: 580 },
  { ratio: 210 / 297, width: 527.5, height: 746 },
];

/** Spec §9: between popups, and between their rows. */
export const POPUP_GAP_PX = 20;
export const POPUP_ROW_GAP_PX = 40;
/** What stays free at every edge of a small screen, so that a popup is never larger than what shows it. */
export const POPUP_EDGE_PX = 20;
/** The foot with the check box and the close button. */
export const POPUP_FOOT_PX = 52;
/** Narrower than this the foot could not be used: rows grow longer instead. */
export const POPUP_MIN_WIDTH_PX = 224;
/** Words under a picture: 12 high in lines of 18, as far from the sides and from what is above and below. */
export const POPUP_WORDS_SIZE_PX = 12;
export const POPUP_WORDS_LINE_PX = 18;
export const POPUP_WORDS_PADDING_PX = 16;
export const POPUP_WORDS_GAP_PX = 10;
/** On phones a popup is a sheet with a small picture beside the words. */
export const POPUP_SHEET_PICTURE_PX = 108;
/** A picture that is not decoded within this is done without: an empty box is never shown. */
export const POPUP_DECODE_LIMIT_MS = 2000;
