/**
 * The pictures of a clinic's stories: exhibitions, brandings, pages, rooms and board entries, each drawn once and named as
 * the content names it. A row is file, scene, seed, and what differs: wall, defines, camera.
 */
import { walls } from "../scenes/things.mjs";

const wide = { from: [-0.55, 1.45, 5.2], to: [-0.95, 0.66, 0], fov: 0.27, focus: 5.2 };
const low = { from: [-0.6, 1.05, 4.4], to: [-0.85, 0.6, 0], fov: 0.25, focus: 4.4 };
const near = { from: [0.15, 1.05, 3.4], to: [-0.02, 0.66, 0], fov: 0.27, focus: 3.4 };
const above = { from: [0.5, 2.6, 3.3], to: [0.05, 0.2, 0.05], fov: 0.27, focus: 4.1 };
const rooms = {
  "lounge-side": ["lounge", { from: [-1.7, 1.35, 2.6], to: [0.9, 0.6, -0.6], fov: 0.42 }],
  "reception-side": ["reception", { from: [1.9, 1.5, 2.4], to: [-0.2, 1.0, -0.6], fov: 0.38 }],
  consult: ["treatment", { from: [-1.3, 1.5, 3.0], to: [0.5, 0.75, -0.5], fov: 0.38 }],
  entrance: ["facade", { from: [-0.9, 1.3, 3.4], to: [0.1, 1.15, -0.6], fov: 0.42 }],
};
const sizes = { cover: [1200, 900], inside: [960, 720], banner: [1600, 900], room: [1200, 800], board: [800, 600], treatment: [800, 800] };
/** Drawn a little smaller than kept: the light is soft, and a path tracer pays for every pixel. */
const drawn = { cover: [800, 600], inside: [720, 540], banner: [1056, 594], room: [960, 640], board: [560, 420], treatment: [560, 560] };
const bytes = { cover: 66_000, inside: 44_000, banner: 84_000, room: 72_000, board: 33_000, treatment: 40_000 };

const picture = (shape) => (file, scene, seed, { wall, ...rest } = {}) => ({
  file, scene, seed, size: sizes[shape], limit: bytes[shape], freedom: 0.6,
  render: drawn[shape],
  ...rest, ...(wall ? { defines: { ...rest.defines, WALL: walls[wall] } } : {}),
});
const cover = picture("cover"), inside = picture("inside"), banner = picture("banner"), board = picture("board"), treatment = picture("treatment");
const room = (name) => ({ ...picture("room")(`space-${name}`, rooms[name][0], 3, { camera: rooms[name][1] }), freedom: 0 });
const hall = (name) => ({ ...picture("room")(`space-${name}`, name, 1), freedom: 0 });

export const stories = {
  lumiere: [
    ...["lounge-side", "reception-side", "consult", "entrance"].map(room),
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
    banner("page-introduce", "botanical", 7, { camera: { from: [-0.6, 1.15, 4.7], to: [-0.85, 0.98, 0], fov: 0.27, focus: 4.7 } }),
    inside("page-introduce-glass", "glass", 27),
    banner("page-landing", "mirror", 5, { camera: wide, wall: "light" }),
    inside("page-landing-tube", "tube", 4, { wall: "warm" }),
    treatment("product-member-year-program", "bottles", 12, { wall: "deep" }),
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
    ...["lounge-side", "reception-side", "consult", "entrance"].map(room),
    hall("facade"),
    cover("exhibition-first-eye", "mirror", 2, { wall: "light" }),
    inside("exhibition-first-eye-lens", "lens", 3, { wall: "plain" }),
    cover("exhibition-recovery-calendar", "calendar", 4, { wall: "warm" }),
    inside("exhibition-recovery-calendar-cup", "cup", 5, { wall: "light" }),
    cover("exhibition-men", "razor", 2, { wall: "deep" }),
    inside("exhibition-men-layers", "layers", 3),
    banner("branding-less-is-first", "glass", 8, { camera: low }),
    inside("branding-less-is-first-notebook", "notebook", 4, { wall: "light" }),
    inside("branding-less-is-first-profile", "profile", 9),
    banner("branding-safe-room", "plaster", 5),
    inside("branding-safe-room-clock", "clock", 4, { wall: "plain" }),
    inside("branding-safe-room-towels", "towels", 5, { wall: "light" }),
    banner("page-introduce", "water", 12, { defines: { CALM: "0.9" } }),
    banner("page-landing", "lamp", 3, { camera: wide, wall: "light" }),
    inside("page-landing-bowl", "bowl", 4, { wall: "plain" }),
    treatment("product-lower-bleph-recovery", "towels", 9, { wall: "deep" }),
    cover("event-partner-day", "bottles", 6, { wall: "light" }),
    board("story-crease", "mirror", 6, { wall: "warm" }),
    board("story-swelling", "towels", 7, { wall: "plain" }),
    board("story-nose-material", "glass", 21),
    board("story-ct", "lens", 7, { wall: "leaf" }),
    board("story-sleeping", "lamp", 6, { wall: "plain" }),
    board("story-fasting", "cup", 8, { wall: "warm" }),
    board("story-scar", "cream", 22),
    board("story-garment", "threads", 23),
    board("story-chin", "profile", 4),
    board("story-lifting", "silk", 24),
    board("story-anaesthesia", "clock", 7, { wall: "leaf" }),
    board("story-revision", "layers", 6),
    board("story-tip", "drop", 25),
    board("story-washing", "foam", 4),
    board("story-questions", "notebook", 8, { wall: "plain" }),
    board("story-petit", "vial", 26),
  ],
  onyu: [{ ...hall("reception"), seed: 2 }],
};
