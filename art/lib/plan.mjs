import { roomNames } from "../scenes/rooms.mjs";

/** Which pictures a clinic gets. Sizes in pixels, limits in bytes. */
export const heroes = {
  lumiere: [
    { scene: "vial", camera: { from: [-0.55, 1.1, 4.7], to: [-0.85, 0.86, 0], fov: 0.27, focus: 4.7 } },
    { scene: "silk", defines: { CALM: "0.85" } },
    { scene: "botanical", camera: { from: [-0.6, 1.15, 4.7], to: [-0.85, 0.98, 0], fov: 0.27, focus: 4.7 } },
  ],
  haneul: [],
  onyu: [],
};

const rooms = ["reception", "waiting", "consult", "corridor", "treatment"];
/** The sixth is a clinic's own. */
export const roomsOf = (clinic) => [...rooms, roomNames[clinic]].map((name) => ({
  file: `space-${name}`, scene: `room-${name === roomNames[clinic] ? "last" : name}`, size: [1200, 800], render: [1080, 720], limit: 76_000,
}));

export const limits = { hero: 120_000, portrait: 40_000, skin: 45_000, map: 45_000, landscape: 45_000 };
