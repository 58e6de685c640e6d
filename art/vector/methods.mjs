/**
 * Methods of surgery drawn on the body part that they change. In the 204 by 166 of anatomy.mjs: `keep` names the groups of the
 * part's own drawing that stay (t: construction), `d` is the design in dots, `a` what moves, `f` fixing points, `t` what is there.
 */
import { mix } from "../lib/palettes.mjs";
import { anatomy } from "./anatomy.mjs";

const bodies = {
  ...Object.fromEntries(Object.entries(anatomy).map(([part, drawing]) => [part, only(drawing, ["", "t"])])),
  arm: `<path d="M6 52C40 34 78 30 104 40c30-8 62-4 94 8M6 96c30 10 60 30 104 26 30-4 58-14 88-22"/><path class="t" d="M104 40c-6 12-6 24 2 32M20 74c20 4 40 4 60 0"/>`,
  thigh: `<path d="M44 2c-10 46 0 92 14 146M100 34c-2 40-6 80-8 114M160 2c10 46 0 92-14 146M104 34c2 40 6 80 8 114"/><path class="t" d="M86 20c10 8 22 8 32 0M62 132h24M118 132h24"/>`,
  face: `<path d="M46 62C44 20 72 0 102 0s58 20 56 62c0 44-28 90-56 90S46 106 46 62Z"/><path d="M64 66c8-8 20-8 28 0M112 66c8-8 20-8 28 0M102 66v32c-6 4-6 8 2 8M84 124c12 8 24 8 36 0"/><path class="t" d="M62 52c10-6 20-6 30 0M112 52c10-6 20-6 30 0M56 30c24-12 68-12 92 0"/>`,
  under: `<path d="M60 4c-8 30-14 44-22 62 8 6 12 12 6 20 8 10 2 18 10 26 10 10 34 4 50 0 4 14 2 26-4 40"/><path d="M150 8c6 40 4 90 20 142"/><path class="t" d="M62 58c8 2 14 2 22-2M50 88c8 4 16 4 22 0"/>`,
  scar: `<path d="M8 50c22-12 40 10 62-2 10-6 14-8 18 2 4 12 24 12 28 0 4-10 10-8 18-2 22 12 40-6 62 2M8 50v88h188V50"/><path class="t" d="M8 76c60 8 130-8 188 0M8 108c60-8 130 8 188 0"/>`,
};

const dots = (points, r = 4) => points.map(([x, y]) => `<circle class="f" cx="${x}" cy="${y}" r="${r}"/>`).join("");
const arrow = (x, y, dx, dy) => { const l = Math.hypot(dx, dy), [u, v] = [dx / l, dy / l]; return `<path class="a" d="M${x - dx} ${y - dy}L${x} ${y}M${x} ${y}l${(-u * 8 - v * 5).toFixed(1)} ${(-v * 8 + u * 5).toFixed(1)}M${x} ${y}l${(-u * 8 + v * 5).toFixed(1)} ${(-v * 8 - u * 5).toFixed(1)}"/>`; };
const d = (path) => `<path class="d" d="${path}"/>`;
const a = (path) => `<path class="a" d="${path}"/>`;
const t = (path) => `<path class="t" d="${path}"/>`;
const fold = "M22 58C46 30 80 18 112 20s62 18 78 40";

export const methods = {
  "eye-buried": ["eye", d(fold) + dots([[58, 33], [112, 20], [163, 36]]) + a("M58 33V12M112 20V0M163 36l6-20")],
  "eye-incision": ["eye", d(fold) + a("M92 20.6C99 20 106 19.8 122 20.4M92 15v11M122 15v11")],
  "eye-ptosis": ["eye", d("M20 72C44 40 78 26 110 28s60 22 74 46") + arrow(70, 12, -2, -24) + arrow(108, 4, 0, -26) + arrow(146, 14, 4, -24)],
  "eye-corner": ["eye", d("M2 84C8 72 16 68 30 70") + a("M20 74L6 60M20 74l-18 2") + dots([[20, 74]], 3.4) + d("M26 62C40 44 60 32 84 26")],
  "eye-lower": ["eye", t("M40 102C66 126 140 128 172 98") + d("M32 92C62 136 148 136 182 88") + arrow(68, 136, 0, 22) + arrow(106, 142, 0, 22) + arrow(146, 134, 0, 22)],
  "eye-upper": ["eye", d(fold) + d("M26 48C48 18 80 4 112 6s64 18 82 40") + a("M56 33l-4-13M84 23l-2-14M112 20V6M140 24l4-14M166 36l8-12")],
  "eye-pair": ["eye", d("M20 72C44 40 78 26 110 28s60 22 74 46") + d("M2 84C8 72 16 68 30 70") + arrow(108, 6, 0, -24) + a("M20 74L6 60") + dots([[20, 74]], 3.4)],
  "eye-men": ["eye", d("M22 66C46 42 80 30 112 31s58 16 76 36") + t("M14 30C50 4 140 0 194 20") + t("M14 37C50 11 140 7 194 27") + dots([[70, 38], [150, 39]])],
  "eye-measure": ["eye", d(fold) + a("M112 20V36M106 20h12M106 36h12M190 60v14M184 60h12M184 74h12") + t("M112 0v150M0 70h204")],
  "nose-tip": ["nose", d("M108 84c14 10 26 18 28 24 4 10-6 18-18 20") + dots([[122, 100]], 4) + arrow(148, 92, 16, -8)],
  "nose-bridge": ["nose", d("M88 36C106 50 122 76 136 104c6 12-4 20-16 22") + arrow(112, 58, 14, -8) + arrow(126, 80, 14, -8)],
  "nose-hump": ["nose", t("M86 44c18 2 26 20 22 32") + d("M86 40C92 60 104 80 122 104") + arrow(96, 58, -18, 10) + arrow(102, 70, -18, 10)],
  "nose-layers": ["nose", d("M84 30C96 52 108 76 124 100") + t("M78 34C88 56 96 78 110 98M72 40C78 60 84 78 96 96") + dots([[92, 48], [102, 68], [114, 88]], 3.2)],
  "nose-men": ["nose", d("M90 26L134 100c6 12-4 22-18 24") + a("M90 26l18-8M134 100l18-8") + t("M92 24l42 74"), "flip"],
  "jaw-cheek": ["jaw", d("M48 26c6 22 8 34 8 48M156 26c-6 22-8 34-8 48") + arrow(52, 52, 18, 4) + arrow(152, 52, -18, 4)],
  "jaw-angle": ["jaw", d("M54 40c0 30 6 50 18 68 10 14 22 24 30 24s20-10 30-24c12-18 18-38 18-68") + arrow(64, 92, 16, -8) + arrow(140, 92, -16, -8)],
  "jaw-chin": ["jaw", d("M74 112c10 18 20 24 28 24s18-6 28-24") + arrow(102, 130, 0, -20) + a("M82 122h40") + t("M102 0v150")],
  "jaw-scan": ["jaw", t("M16 30h172M16 60h172M16 90h172M16 120h172M42 4v150M72 4v150M102 4v150M132 4v150M162 4v150") + d("M54 40c0 30 6 50 18 68 10 14 22 24 30 24s20-10 30-24c12-18 18-38 18-68")],
  "jaw-fill": ["jaw", dots([[92, 130], [102, 134], [112, 130]], 3.6) + d("M84 126c8 20 28 20 36 0") + a("M102 158v-16M102 142l-5 7M102 142l5 7")],
  "jaw-muscle": ["jaw", d("M50 64c8 10 10 22 8 34-6-8-10-20-8-34ZM154 64c-8 10-10 22-8 34 6-8 10-20 8-34Z") + dots([[54, 74], [56, 88], [150, 74], [148, 88]], 3)],
  "face-graft": ["face", dots([[66, 84], [74, 92], [64, 96], [138, 84], [130, 92], [140, 96], [94, 24], [110, 24], [102, 18]], 3) + d("M58 82c6-10 24-8 26 4s-14 20-24 12M146 82c-6-10-24-8-26 4s14 20 24 12")],
  "face-forehead": ["face", d("M62 40C70 8 134 8 142 40") + dots([[78, 28], [94, 20], [110, 20], [126, 28]], 3.4) + arrow(102, 8, 0, 18)],
  "face-lines": ["face", d("M66 34c20-8 52-8 72 0M70 24c20-8 44-8 64 0") + a("M97 44v12M107 44v12") + dots([[80, 32], [102, 28], [124, 32], [60, 62], [144, 62]], 3)],
  "face-half": ["face", t("M102 -8v166M30 66h144M30 106h144") + d("M102 0c30 0 58 20 56 62 0 44-28 90-56 90") + dots([[102, 66], [102, 106], [102, 150]], 3)],
  "breast-lift": ["breast", d("M36 70c2 22 12 32 26 32 16 0 26-10 30-24M168 70c-2 22-12 32-26 32-16 0-26-10-30-24") + arrow(62, 62, 0, -24) + arrow(142, 62, 0, -24)],
  "breast-graft": ["breast", dots([[52, 70], [66, 76], [58, 86], [74, 88], [152, 70], [138, 76], [146, 86], [130, 88]], 3) + d("M34 78c4 20 14 32 30 32 18 0 30-12 32-28M170 78c-4 20-14 32-30 32-18 0-30-12-32-28")],
  "lipo-arm": ["arm", d("M20 88c28 10 56 22 90 20 26-2 50-10 76-18") + arrow(60, 102, -6, -20) + arrow(108, 110, 0, -20) + arrow(156, 100, 6, -20)],
  "lipo-thigh": ["thigh", d("M54 10c-8 40 0 86 12 130M150 10c8 40 0 86-12 130M94 44c-2 34-4 66-8 98M110 44c2 34 4 66 8 98") + arrow(60, 60, 16, 2) + arrow(144, 60, -16, 2)],
  "lipo-under": ["under", d("M58 108c22 10 42 4 62 8 16 4 28 14 36 26") + arrow(84, 100, 4, -20) + arrow(118, 108, 8, -18)],
  "lipo-waist": ["lipo", d("M70 30c2 20 8 32 6 50-2 20-14 32-16 56M134 30c-2 20-8 32-6 50 2 20 14 32 16 56") + arrow(62, 84, 18, 0) + arrow(142, 84, -18, 0)],
  "lift-vector": ["lift", arrow(78, 62, -24, -34) + arrow(96, 46, -20, -36) + arrow(64, 84, -22, -26) + d("M74 40c-10 20-6 34 4 40")],
  "lift-thread": ["lift", d("M112 112C96 96 84 84 76 60M122 94c-16-14-24-28-30-46M106 124C88 112 74 98 64 78") + dots([[76, 60], [92, 48], [64, 78]], 3.4)],
  "skin-depth": ["skin", arrow(56, 64, 0, 54) + arrow(98, 96, 0, 84) + arrow(140, 50, 0, 40) + d("M34 64h44M76 96h44M118 50h44")],
  "skin-drops": ["skin", dots([[40, 60], [62, 62], [84, 58], [106, 62], [128, 58], [150, 62]], 4) + d("M24 78h150") + a("M40 20v28M84 18v28M128 18v28")],
  "skin-beam": ["skin", a("M70 2L84 44M104 2v42M138 2L124 44") + dots([[84, 70], [96, 76], [108, 72], [120, 78], [92, 88], [112, 90]], 2.6) + d("M60 62c30 40 58 40 88 0")],
  "skin-scar": ["scar", a("M70 4l14 36M102 4v44M134 4l-14 36") + d("M76 56c14 16 38 16 52 0")],
  "skin-first": ["skin", dots([[56, 62], [98, 60], [140, 62]], 4) + d("M30 80h136") + a("M98 10v32")],
  lips: ["petit", d("M14 70C36 44 56 34 74 32c14-1 20 6 28 8 8-2 14-9 28-8 18 2 38 12 60 38") + dots([[74, 34], [102, 42], [130, 34]], 3.6) + a("M102 140v-14M102 126l-5 7M102 126l5 7")],
  men: ["men", d("M72 66c6-6 14-6 20 0M112 66c6-6 14-6 20 0M68 100c6 24 20 42 34 42s28-18 34-42") + t("M102 -4v156")],
};

/** Grounds for neighbours to differ by: two colours of the wall, the body's line, the design. */
const grounds = {
  pale: ["#f3f8fe", "#dfebf8", "#0e1b2c", "#1669c4"],
  sky: ["#dceaf9", "#bcd6f0", "#0e1b2c", "#0f59ab"],
  deep: ["#0f4a8c", "#08305f", "#f4f9ff", "#9fcbff"],
  mist: ["#f6f8fa", "#e4eaf0", "#0e1b2c", "#1669c4"],
  ice: ["#e4f4f7", "#c5e2ea", "#0d2230", "#11708c"],
};

/** Parts that are drawn narrow are shown larger. */
const grown = { nose: 1.32, under: 1.12, lift: 1.15, jaw: 1.12, men: 1.1, lipo: 1.1, thigh: 1.1 };

/** One method as a plate in window light; `at` is where its middle stands, `fill` how much of the shorter side it takes. */
export function drawMethod(name, { width, height, ground = "pale", fill = 0.72, at = [0.5, 0.5] }) {
  const [part, method, turn] = methods[name];
  const [from, to, ink, design] = grounds[ground];
  const scale = (Math.min(width * 0.92, height) * fill * (grown[part] ?? 1)) / 190, x = width * at[0] - 102 * scale, y = height * at[1] - 76 * scale;
  const pane = (left, wide) => `<path d="M${width * left},${-height * 0.1}h${width * wide}L${width * (left + wide - 0.42)},${height * 1.1}h${-width * wide}Z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${width / 60}"/></filter></defs>
<style>.m path{fill:none;stroke:${ink};stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}.m circle{fill:none;stroke:${ink};stroke-width:2.5}.m circle[fill]{fill:${ink}}.m .t{stroke:${mix(ink, to, 0.55)};stroke-width:1.4}.m .d{stroke:${design};stroke-width:3.4;stroke-dasharray:.1 6.4}.m .a{stroke:${design};stroke-width:2.2}.m .f{fill:${design};stroke:none}</style>
<rect width="${width}" height="${height}" fill="url(#g)"/><g fill="#fff" opacity="${ground === "deep" ? 0.07 : 0.5}" filter="url(#s)">${pane(0.42, 0.2)}${pane(0.68, 0.2)}${pane(0.94, 0.2)}</g>
<g class="m" transform="${turn === "flip" ? `translate(${x + 204 * scale},${y}) scale(${-scale},${scale})` : `translate(${x},${y}) scale(${scale})`}">${bodies[part]}${method}</g></svg>`;
}

/** The elements of a drawing whose class is one of `classes`; "" is the body itself. */
function only(drawing, classes) {
  return drawing.match(/<[^>]+\/>/g).filter((element) => classes.includes(/class="(\w+)"/.exec(element)?.[1] ?? "")).join("");
}
