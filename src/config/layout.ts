/** Spec §9: sizes of the frame, in CSS pixels. */
export const HEADER_HEIGHT_PX = 52;
/** The phone layout's menu row. */
export const HEADER_MENU_ROW_PX = 52;
export const HEADER_SUB_MENU_ROW_PX = 48;
export const SIDE_PANEL_WIDE_PX = 432;
export const SIDE_PANEL_MID_PX = 410;
export const CONTENT_MAX_PX = 1200;
export const MENU_FADE_PX = 32;
/** Spec §2: a drag of more than this is not a click. */
export const DRAG_THRESHOLD_PX = 3;
export const CART_DOT_PX = 9;
