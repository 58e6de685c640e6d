/**
 * The pictures of a clinic's stories: exhibitions, brandings, pages, events and board entries, each drawn once and named as
 * the content names it. A row is file, scene, seed, and what differs: wall, defines, camera.
 */
import { walls } from "../scenes/things.mjs";
import { drawMethod } from "../vector/methods.mjs";

const wide = { from: [-0.55, 1.45, 5.2], to: [-0.95, 0.66, 0], fov: 0.27, focus: 5.2 };
const low = { from: [-0.6, 1.05, 4.4], to: [-0.85, 0.6, 0], fov: 0.25, focus: 4.4 };
const near = { from: [0.15, 1.05, 3.4], to: [-0.02, 0.66, 0], fov: 0.27, focus: 3.4 };
const above = { from: [0.5, 2.6, 3.3], to: [0.05, 0.2, 0.05], fov: 0.27, focus: 4.1 };
const sizes = { cover: [1200, 900], inside: [960, 720], banner: [1600, 900], board: [800, 600], event: [800, 600], still: [800, 450], treatment: [800, 800] };
/** Drawn a little smaller than kept: the light is soft, and a path tracer pays for every pixel. */
const drawn = { cover: [800, 600], inside: [720, 540], banner: [1056, 594], board: [560, 420], event: [600, 450], still: [640, 360], treatment: [560, 560] };
const bytes = { cover: 66_000, inside: 44_000, banner: 84_000, board: 33_000, event: 48_000, still: 34_000, treatment: 40_000 };

const picture = (shape) => (file, scene, seed, { wall, ...rest } = {}) => ({
  file, scene, seed, size: sizes[shape], limit: bytes[shape], freedom: 0.6,
  render: drawn[shape],
  ...rest, ...(wall ? { defines: { ...rest.defines, WALL: walls[wall] } } : {}),
});
const cover = picture("cover"), inside = picture("inside"), banner = picture("banner"), board = picture("board"), treatment = picture("treatment");
const still = picture("still"), event = picture("event");
/** A method of surgery as a plate. */
const method = (shape) => (file, name, ground, place) => ({ file, svg: drawMethod(name, { width: sizes[shape][0], height: sizes[shape][1], ground, ...place }), size: sizes[shape], limit: bytes[shape] });
const over = { from: [-0.35, 2.7, 3.1], to: [-0.66, 0.12, 0.08], fov: 0.27, aperture: 0.02, focus: 4 };
const close = { from: [-0.4, 1.5, 3.6], to: [-0.66, 0.36, 0], fov: 0.27, aperture: 0.025, focus: 3.7 };
/** Right of the words. */
const right = { at: [0.7, 0.5], fill: 0.8 };

export const stories = {
  lumiere: [
    event("event-collagen-month", "ampoules", 41, { wall: "plain" }),
    event("event-first-lifting", "probe", 42, { wall: "leaf" }),
    event("event-contour-week", "syringe", 43, { wall: "light" }),
    event("event-winter-hydration", "hydra", 44, { wall: "warm" }),
    event("event-autumn-pore", "needling", 45, { wall: "leaf" }),
    event("event-barrier-season", "patch", 46, { wall: "leaf" }),
    event("event-exam-acne", "peel", 47, { wall: "deep" }),
    event("event-year-end-care", "panel", 48, { wall: "plain" }),
    still("video-lifting", "probe", 51, { wall: "deep" }),
    still("video-pico", "laser", 52, { wall: "plain" }),
    still("video-booster", "ampoules", 53, { wall: "leaf" }),
    still("video-toxin", "syringe", 54, { wall: "plain" }),
    still("video-acne", "patch", 55, { wall: "deep" }),
    still("video-hair", "cooling", 56, { wall: "leaf" }),
    still("video-record", "scope", 57, { wall: "warm" }),
    cover("exhibition-winter-barrier", "bowl", 2, { wall: "warm" }),
    inside("exhibition-winter-barrier-bottles", "bottles", 3, { wall: "light" }),
    inside("exhibition-winter-barrier-cream", "cream", 21),
    cover("exhibition-wedding-calendar", "calendar", 4, { wall: "light" }),
    inside("exhibition-wedding-calendar-pearl", "pearl", 22),
    inside("exhibition-wedding-calendar-petals", "petals", 23),
    cover("exhibition-lifting-guide", "layers", 2),
    inside("exhibition-lifting-guide-lattice", "lattice", 24),
    inside("exhibition-lifting-guide-threads", "threads", 25),
    banner("branding-slow-care", "clock", 2, { camera: wide }),
    inside("branding-slow-care-notebook", "notebook", 3, { wall: "leaf" }),
    inside("branding-slow-care-mirror", "mirror", 2, { wall: "warm" }),
    banner("branding-right-dose", "vial", 5, { camera: low }),
    inside("branding-right-dose-drop", "drop", 26),
    inside("branding-right-dose-lens", "lens", 3, { wall: "plain" }),
    banner("branding-quiet-room", "plaster", 4),
    inside("branding-quiet-room-lamp", "lamp", 2, { wall: "deep" }),
    inside("page-introduce-glass", "glass", 27),
    banner("page-landing", "mirror", 5, { camera: wide, wall: "light" }),
    inside("page-landing-tube", "tube", 4, { wall: "warm" }),
    cover("event-member-week", "lamp", 9, { wall: "light" }),
    board("story-sunscreen", "tube", 6, { wall: "leaf" }),
    board("story-collagen", "layers", 31),
    board("story-after-lifting", "towels", 3, { wall: "plain" }),
    board("story-washing", "bowl", 5, { wall: "light" }),
    board("story-melasma", "lens", 6, { wall: "leaf" }),
    board("story-toxin-interval", "clock", 5, { wall: "plain" }),
    board("story-filler", "silk", 32),
    board("story-extraction", "cream", 33),
    board("story-hair-cycle", "calendar", 7, { wall: "leaf" }),
    board("story-boosters", "vial", 34, { camera: near }),
    board("story-winter", "jar", 35),
    board("story-fewer", "bottles", 7, { wall: "warm" }),
    board("story-photo", "mirror", 8, { wall: "plain" }),
    board("story-needling", "skin", 5),
    board("story-sensitive", "botanical", 36),
    board("story-redness", "water", 37),
    board("story-pores", "foam", 3),
    board("story-sleep", "lamp", 6, { wall: "warm" }),
    board("story-exercise", "cup", 4, { wall: "light" }),
    board("story-numbing", "drop", 38),
    board("story-threads", "threads", 39),
    board("story-neck", "silk", 40, { defines: { CALM: "0.3" } }),
    board("story-shaving", "razor", 3, { wall: "plain" }),
    board("story-medicine", "notebook", 6, { wall: "warm" }),
  ],
  haneul: [
    banner("banner-eye", "marker", 21, { wall: "light", camera: over, freedom: 0 }),
    banner("banner-eye-combo", "icepack", 22, { wall: "plain", camera: over, freedom: 0 }),
    banner("banner-chin", "divider", 23, { wall: "deep", camera: over, freedom: 0 }),
    banner("banner-thread", "suture", 24, { wall: "leaf", camera: close, freedom: 0 }),
    method("banner")("banner-arm", "lipo-arm", "sky", right),
    method("event")("event-toxin-today", "jaw-muscle", "deep"),
    method("event")("event-eye-combo", "eye-pair", "sky"),
    method("event")("event-arm-line", "lipo-arm", "ice"),
    method("event")("event-exam-petit", "lips", "mist"),
    method("event")("event-winter-eyelid", "eye-buried", "deep"),
    method("event")("event-face-line", "jaw-angle", "ice"),
    method("event")("event-new-term-nose", "nose-tip", "pale"),
    method("event")("event-autumn-filler", "face-forehead", "deep"),
    method("cover")("exhibition-first-eye", "eye-buried", "sky"),
    method("inside")("exhibition-first-eye-measure", "eye-measure", "deep"),
    event("exhibition-recovery-calendar", "bandage", 31, { wall: "plain" }),
    method("cover")("exhibition-men", "men", "deep"),
    method("inside")("exhibition-men-nose", "nose-men", "pale"),
    event("branding-less-is-first", "instruments", 32, { wall: "light" }),
    method("inside")("branding-less-is-first-nose", "nose-layers", "pale"),
    method("board")("story-crease", "eye-measure", "pale"),
    event("story-swelling", "icepack", 33, { wall: "deep" }),
    method("board")("story-nose-material", "nose-layers", "deep"),
    method("board")("story-ct", "jaw-scan", "sky"),
    method("board")("story-scar", "skin-scar", "mist"),
    event("story-garment", "bandage", 34, { wall: "leaf" }),
    method("board")("story-chin", "jaw-chin", "deep"),
    method("board")("story-lifting", "lift-thread", "pale"),
    method("board")("story-revision", "nose-bridge", "mist"),
    method("board")("story-tip", "nose-tip", "deep"),
    method("board")("story-washing", "eye-lower", "ice"),
    method("board")("story-petit", "lips", "sky"),
  ],
  onyu: [],
};
