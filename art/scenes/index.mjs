import { reliefs } from "./reliefs.mjs";
import { roomScenes } from "./rooms.mjs";
import { stillLifes } from "./still-lifes.mjs";
import { surfaces } from "./surfaces.mjs";
import { thingScenes } from "./things.mjs";
import { toolScenes } from "./tools.mjs";

const rooms = Object.fromEntries(Object.entries(roomScenes).map(([name, scene]) => [`room-${name}`, scene]));
export const scenes = { ...stillLifes, ...reliefs, ...surfaces, ...thingScenes, ...toolScenes, ...rooms };
