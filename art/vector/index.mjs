import { drawContour } from "./contour.mjs";
import { drawLandscape } from "./landscape.mjs";
import { drawMap } from "./map.mjs";
import { drawPortrait } from "./portraits.mjs";

export const drawings = { contour: drawContour, landscape: drawLandscape, map: drawMap, portrait: drawPortrait };
