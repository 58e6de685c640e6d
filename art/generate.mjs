/**
 * Draws the demo clinics' pictures.
 * node generate.mjs --out <dir> [--clinic lumiere,haneul,onyu] [--kinds hero,room,product,portrait,skin,map,landscape,story,pair,poster,document]
 *                   [--seed 1] [--rays 10] [--only name] [--large]
 * Posters and stills are set over pictures that are already in --out, or in the clinic's folder below --pictures.
 * --large makes heroes 2400 pixels wide.
 */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { fromRaw, toWebp, wordsToWebp } from "./lib/encode.mjs";
import { openGpu } from "./lib/gpu.mjs";
import { openPages } from "./lib/pages.mjs";
import { pairs } from "./lib/pairs.mjs";
import { heroes, limits, roomsOf } from "./lib/plan.mjs";
import { products } from "./lib/products.mjs";
import { sceneJob } from "./lib/scene.mjs";
import { stories } from "./lib/stories.mjs";
import { scenes } from "./scenes/index.mjs";
import { documents, posters, readPicture } from "./posters/index.mjs";
import { drawings } from "./vector/index.mjs";
import { portraits } from "./vector/portraits.mjs";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "samples" }, clinic: { type: "string", default: "lumiere,haneul,onyu" },
    kinds: { type: "string", default: "hero,room,product,portrait,map" }, seed: { type: "string", default: "1" },
    rays: { type: "string", default: "10" }, only: { type: "string", default: "" }, "skip-existing": { type: "boolean", default: false }, large: { type: "boolean", default: false },
    pictures: { type: "string", default: path.join(import.meta.dirname, "../tenants") },
  },
});
const seed = Number(values.seed);
const rays = Number(values.rays);
const started = Date.now();
let gpu, pages;

await mkdir(values.out, { recursive: true });
for (const kind of values.kinds.split(",")) {
  for (const clinic of values.clinic.split(",")) {
    for (const item of listOf(kind, clinic)) {
      if (values.only && !item.file.includes(values.only)) continue;
      const target = path.join(values.out, `${item.file}.${item.document ? "pdf" : "webp"}`);
      if (values["skip-existing"] && existsSync(target)) continue;
      const at = Date.now();
      if (item.draw || item.document) {
        const bytes = await setWords(item, clinic);
        await writeFile(target, bytes);
        console.log(`${item.file}  ${Math.round(bytes.length / 1024)} KB  ${((Date.now() - at) / 1000).toFixed(1)} s`);
        continue;
      }
      const picture = item.svg ? sharp(Buffer.from(item.svg)) : await draw(item, clinic);
      const grow = values.large && kind === "hero" ? 1.5 : 1;
      const bytes = await toWebp(picture.resize(item.size[0] * grow, item.size[1] * grow), (item.limit ?? limits[kind]) * grow);
      await writeFile(target, bytes);
      console.log(`${item.file}  ${Math.round(bytes.length / 1024)} KB  ${((Date.now() - at) / 1000).toFixed(1)} s`);
    }
  }
}
await gpu?.close();
await pages?.close();
console.log(`done in ${Math.round((Date.now() - started) / 1000)} s`);

async function draw(item, clinic) {
  gpu ??= await openGpu();
  const scene = scenes[item.scene];
  const [width, height] = item.render ?? item.size;
  const defines = { ...scene.defines, ...item.defines };
  return fromRaw(await gpu.render(sceneJob({ scene: { name: item.scene, ...scene, defines, freedom: item.freedom }, clinic, seed: item.seed ?? seed, width, height, samples: rays, camera: item.camera })));
}

/** Posters, stills and documents: pages set in the project's typeface, with pictures that the clinic has already. */
async function setWords({ draw, document, size, scale = 1.75, limit = 90_000 }, clinic) {
  pages ??= await openPages();
  if (document) return pages.pdf(document);
  const src = (name) => readPicture([values.out, path.join(values.pictures, clinic, "content/images")], name);
  return wordsToWebp(await pages.png(draw(size, src), [size.w, size.h], scale), limit);
}

function listOf(kind, clinic) {
  if (kind === "hero") return heroes[clinic].map((hero, i) => ({ ...hero, file: `hero-${clinic}-${i + 1}`, size: [1600, 900] }));
  if (kind === "room") return roomsOf(clinic);
  if (kind === "product") return products[clinic];
  if (kind === "portrait") return portraits[clinic].map((person) => ({ file: `doctor-${person.key}`, svg: drawings.portrait(clinic, person), size: [640, 853] }));
  if (kind === "skin") return clinic === "lumiere" ? ["before", "after"].map((scene) => ({ scene, file: `skin-${scene}-${seed}`, size: [900, 900] })) : [];
  if (kind === "landscape") return clinic === "onyu" ? [{ svg: drawings.landscape(), file: "landscape-onyu", size: [1600, 1240] }] : [];
  if (kind === "map") return [{ svg: drawings.map(clinic, seed), file: `map-${clinic}`, size: [1200, 750] }];
  if (kind === "story") return stories[clinic];
  if (kind === "poster") return posters[clinic];
  if (kind === "document") return documents[clinic];
  if (kind === "pair") return pairs[clinic].map((pair) => (pair.line ? { ...pair, svg: drawings.contour(clinic, pair.line) } : pair));
  throw new Error(`Unknown kind: ${kind}`);
}
