/** Before and after, told by drawn abstractions: a patch of skin with the same marks fainter, or one line that moves. 640 pixels square. */
const skin = (name, seed, before, after) => [["before", before], ["after", after]].map(([stage, defines]) => ({ file: `pair-${name}-${stage}`, scene: "complexion", seed, defines, size: [640, 640], limit: 30_000 }));
const line = (name, kind, before, after) => [["before", before], ["after", after]].map(([stage, amount]) => ({ file: `pair-${name}-${stage}`, line: { kind, amount, ghost: stage === "after" ? before : null }, size: [640, 640], limit: 24_000 }));

export const pairs = {
  lumiere: [
    ...skin("melasma", 3, { BLOT: "1.0", SPOTS: "0.3" }, { BLOT: "0.38", SPOTS: "0.14" }),
    ...skin("spots", 8, { SPOTS: "1.0" }, { SPOTS: "0.16" }),
    ...skin("redness", 5, { RED: "0.95" }, { RED: "0.28" }),
    ...skin("acne", 11, { BUMPS: "1.0", MARKS: "0.6", RED: "0.15" }, { BUMPS: "0.22", MARKS: "0.42" }),
    ...skin("marks", 13, { MARKS: "1.0" }, { MARKS: "0.3" }),
    ...skin("scars", 6, { PITS: "1.0" }, { PITS: "0.42" }),
    ...skin("pores", 4, { PORES: "1.0" }, { PORES: "0.38" }),
    ...skin("lines", 9, { LINES: "1.0" }, { LINES: "0.28" }),
    ...skin("dull", 7, { DULL: "1.0", GRAIN: "1.3" }, { DULL: "0.2", GRAIN: "0.6" }),
    ...skin("hair", 12, { HAIRS: "0.8" }, { HAIRS: "0.13" }),
    ...skin("stretch", 14, { STRIA: "1.0" }, { STRIA: "0.45" }),
    ...line("jaw", "jaw", 1, 0.25),
  ],
  haneul: [
    ...line("crease", "crease", 0, 1), ...line("opening", "opening", 0, 1), ...line("hump", "hump", 1, 0.08), ...line("tip", "tip", 0, 1),
    ...line("chin", "chin", 0, 1), ...line("jaw", "jaw", 1.1, 0.2), ...line("waist", "waist", 1, 0.25), ...line("chest", "chest", 1, 0.2),
  ],
  onyu: [],
};
