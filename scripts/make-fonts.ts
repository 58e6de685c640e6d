/** `npm run fonts`: creates the font subsets of pages and share images. */
import { makeShareFonts } from "./fonts/make-share-fonts";
import { makeSiteFonts } from "./fonts/make-site-fonts";
import { readFlags } from "./lib/flags.mjs";

readFlags(`
Usage: npm run fonts

Creates the font subsets of pages and share images, after a label has a syllable that the base lacks.`);

await makeShareFonts();
await makeSiteFonts();
