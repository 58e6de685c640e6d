/**
 * What each product shows: the tool of its family, or the method drawn on the body part. A family with more products than tools
 * differs by wall first, then by seed, which moves the camera.
 */
import { walls } from "../scenes/tools.mjs";
import { drawMethod } from "../vector/methods.mjs";

const tools = (clinic, recipe, rows) => rows.map(([key, wall, seed = 1]) => ({
  file: `product-${key}`, clinic, scene: recipe, defines: { WALL: walls[wall] }, seed, freedom: seed === 1 ? 0 : 1, size: [640, 640], render: [480, 480], limit: 40_000,
}));
const method = ([key, name, ground]) => ({ file: `product-${key}`, svg: drawMethod(name, { width: 640, height: 640, ground }), size: [640, 640], limit: 40_000 });

export const products = {
  lumiere: [
    ...tools("lumiere", "ampoules", [["collagen-booster", "deep"], ["pn-booster", "warm", 2], ["exosome-ampoule", "light", 2], ["neck-booster", "plain", 2], ["wrinkle-toxin", "light", 3], ["calf-toxin", "deep", 3], ["men-jaw-toxin", "light", 4], ["cheek-filler", "deep", 4], ["chin-filler", "light", 5], ["filler-dissolve", "leaf", 2]]),
    ...tools("lumiere", "probe", [["ultrasound-lifting-300", "plain"], ["ultrasound-lifting-600", "warm", 2], ["double-chin-linear", "light", 2], ["neck-ultrasound-200", "deep", 2]]),
    ...tools("lumiere", "syringe", [["hydro-booster", "leaf"], ["contour-toxin-50", "leaf", 3], ["thread-lift-10", "leaf", 4], ["plla-booster", "leaf", 5], ["scar-subcision", "deep", 2], ["skin-toxin", "plain", 2], ["lip-filler", "leaf", 6], ["nasolabial-filler", "warm", 2], ["arm-injection", "light", 2]]),
    ...tools("lumiere", "laser", [["pico-toning", "warm"], ["spot-laser", "deep", 2], ["dark-circle-laser", "plain", 2], ["acne-scar-fractional", "light", 2], ["acne-mark-laser", "leaf", 2], ["pore-fractional", "warm", 3], ["hair-hairline-5", "warm", 4], ["hair-brow-5", "warm", 5], ["stretch-mark", "warm", 6]]),
    ...tools("lumiere", "needling", [["pore-rf", "light"], ["rf-eye-225", "deep", 2], ["dual-rf-care", "warm", 2], ["selective-rf", "leaf", 2], ["body-rf", "plain", 2]]),
    ...tools("lumiere", "patch", [["acne-calming", "plain"], ["barrier-program", "light", 2], ["back-acne", "warm", 2]]),
    ...tools("lumiere", "panel", [["rf-tightening-600", "light"], ["ipl-light", "leaf", 2], ["acne-pdt", "deep", 2]]),
    ...tools("lumiere", "cooling", [["hair-underarm-5", "deep"], ["redness-laser", "light", 2], ["sweat-toxin", "warm", 2], ["hair-arm-5", "deep", 3], ["hair-thigh-5", "plain", 2], ["fat-freeze", "leaf", 2]]),
    ...tools("lumiere", "scope", [["melasma-complex", "leaf"], ["men-jawline-200", "plain", 2], ["mole-removal", "warm", 2], ["under-eye-filler", "plain", 3], ["hair-upper-lip-5", "light", 2], ["hair-leg-5", "leaf", 3], ["hair-face-5", "deep", 2]]),
    ...tools("lumiere", "hydra", [["vitamin-glow", "plain"], ["aqua-peel", "deep", 2], ["men-pore", "leaf", 2]]),
    ...tools("lumiere", "peel", [["acne-peel", "warm"], ["carbon-peel", "leaf", 2], ["hair-beard-5", "plain", 2], ["hair-bikini-5", "light", 2]]),
  ],
  haneul: [
    ...tools("haneul", "implant", [["breast-implant", "plain"]]),
    ...tools("haneul", "cannula", [["abdomen-lipo", "light"]]),
    ...tools("haneul", "instruments", [["revision-nose", "warm"]]),
    ...tools("haneul", "suture", [["thread-20", "leaf"]]),
    ...tools("haneul", "divider", [["zygoma", "deep"]]),
    ...tools("haneul", "bandage", [["gynecomastia", "plain"]]),
    ...tools("haneul", "icepack", [["lower-bleph-recovery", "light"]]),
    ...tools("haneul", "marker", [["partial-eyelid", "warm"]]),
    ...[["natural-eyelid", "eye-buried", "pale"], ["cartilage-tip", "nose-tip", "sky"], ["chin-lipo", "lipo-under", "deep"], ["glow-booster", "skin-drops", "ice"], ["eye-combo", "eye-pair", "deep"], ["arm-lipo", "lipo-arm", "pale"], ["contour-toxin-100", "jaw-muscle", "sky"], ["ptosis-correction", "eye-ptosis", "ice"], ["epicanthoplasty", "eye-corner", "sky"], ["lower-bleph", "eye-lower", "pale"], ["upper-bleph", "eye-upper", "mist"], ["first-consult", "face-half", "pale"], ["first-toxin", "face-lines", "deep"], ["first-booster", "skin-first", "sky"], ["nose-bridge", "nose-bridge", "pale"], ["nose-hump", "nose-hump", "ice"], ["square-jaw", "jaw-angle", "pale"], ["chin-genio", "jaw-chin", "sky"], ["face-fat-graft", "face-graft", "ice"], ["breast-reduction", "breast-lift", "pale"], ["breast-fat", "breast-graft", "sky"], ["thigh-lipo", "lipo-thigh", "mist"], ["mini-facelift", "lift-vector", "pale"], ["ultrasound-400", "skin-depth", "deep"], ["pico-5", "skin-beam", "pale"], ["scar-laser", "skin-scar", "ice"], ["forehead-filler", "face-forehead", "sky"], ["chin-filler", "jaw-fill", "mist"], ["petit-set", "lips", "ice"], ["men-eyelid", "eye-men", "mist"], ["men-nose", "nose-men", "deep"]].map(method),
  ],
  onyu: [
    ...tools("onyu", "needles", [["acupuncture", "light"]]),
    ...tools("onyu", "drawers", [["constitution", "warm"]]),
    ...tools("onyu", "ginseng", [["women", "leaf"]]),
    ...tools("onyu", "decoction", [["herbal", "deep"]]),
    ...tools("onyu", "pills", [["gongjin", "plain"]]),
    ...tools("onyu", "mortar", [["digest", "light"]]),
    ...tools("onyu", "spine", [["chuna", "warm"]]),
    ...tools("onyu", "moxacup", [["moxibustion", "leaf"]]),
    ...tools("onyu", "needles", [["pharmaco", "leaf", 4]]),
  ],
};
