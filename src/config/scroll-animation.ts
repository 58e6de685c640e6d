/** Spec §9: a block moves in once its upper edge is this far above the viewport's lower one. */
export const SCROLL_ANIMATION_OFFSET_PX = 120;
export const SCROLL_ANIMATION_DURATION_MS = 400;
export const SCROLL_ANIMATION_EASING = "ease";
/** While one scrolls, blocks are looked for at most this often. */
export const SCROLL_ANIMATION_THROTTLE_MS = 99;
/** After a change of the window's size, once it has kept still this long. */
export const SCROLL_ANIMATION_DEBOUNCE_MS = 50;
