/** Spec §9: widths, in pixels, that pictures are made in; the small ones for what is never as wide as a screen. */
export const IMAGE_DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const IMAGE_SMALL_WIDTHS = [32, 48, 64, 96, 128, 256, 384];
/** Spec §9, of 100. */
export const IMAGE_QUALITY = 75;
