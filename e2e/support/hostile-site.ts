import { expect } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { CONTENT_KINDS } from "@/contract/content/kinds";
import type { Settings } from "../../scripts/lib/settings.mjs";
import { backendOf } from "./backend";
import { MARK, wordsOf } from "./hostile-bodies";
import { readHead } from "./page-head";
import { pagesOf } from "./site-pages";
import { ask, originOf } from "./storefront";

/** A clinic's site whose words are hostile, as it is sent. */
export function hostileSite(host: string, product: Settings) {
  const origin = originOf(host, product.port);
  const askSite = (path: string) => ask(host, path, { port: product.port });

  /** Every route of the clinic's site, and a few of every thing. */
  const paths = async (): Promise<string[]> =>
    (await pagesOf(backendOf(host, undefined, product))).map(({ path }) => path);

  /** Throws where it is not well-formed. */
  async function readXml(path: string): Promise<Document> {
    const { status, text } = await askSite(path);
    expect([path, status]).toEqual([path, 200]);
    const { document } = new JSDOM(text, { contentType: "text/xml" }).window;
    expect(document.querySelectorAll(`${MARK}, script`), path).toHaveLength(0);
    return document;
  }

  /** Every page; answers the words of kinds that they have, and where else words were found. */
  async function readPages(paths: string[]): Promise<Set<string>> {
    const seen = new Set<string>();
    const images = new Set<string>();
    for (const path of paths) {
      const { status, text } = await askSite(path);
      expect([path, status]).toEqual([path, 200]);
      const { image, found } = readPage(path, text);
      for (const each of found) seen.add(each);
      if (image.startsWith(origin)) images.add(image.slice(origin.length));
    }
    for (const image of images) await readImage(image);
    return seen;
  }

  /** A picture of a link that is shared: the clinic's own, or one with the page's words in it. */
  async function readImage(path: string) {
    const { status, body } = await askSite(path);
    expect([path, status]).toEqual([path, 200]);
    const { width, height } = await sharp(body).metadata();
    if (path.startsWith("/share/")) expect([path, width, height]).toEqual([path, 1200, 630]);
    else expect(width).toBeGreaterThan(0);
  }

  /** Files of the site stay what they are. */
  async function readFiles() {
    const sitemap = await readXml("/sitemap.xml");
    expect(sitemap.querySelectorAll("url > loc").length).toBeGreaterThan(100);
    await readXml("/icon.svg");
    expect((await askSite("/robots.txt")).text).not.toContain(MARK);
    for (const icon of ["/favicon.ico", "/icon-192.png", "/icon-512.png", "/apple-touch-icon.png"])
      expect([icon, (await askSite(icon)).status]).toEqual([icon, 200]);
    const { document } = new JSDOM((await askSite("/")).text).window;
    const manifest = document.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
    expect(JSON.parse((await askSite(manifest)).text).name).toContain(`<${MARK}>`);
  }

  return { origin, paths, readPages, readFiles };
}

/** What a page has of the words that were written: never as markup, nor in the data that its scripts carry. */
function readPage(path: string, text: string) {
  expect(text.toLowerCase().includes(`<${MARK}`), `${path} has markup of what was written`).toBe(false);
  const { title, description, share, dataTypes, dataText } = readHead(text);
  expect([path, dataTypes.filter((type) => /broken|without/.test(type))]).toEqual([path, []]);
  const words = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  const found: string[] = CONTENT_KINDS.filter((kind) => words.includes(wordsOf(kind)));
  for (const [place, said] of Object.entries({
    title,
    description,
    data: dataText.replaceAll("\\u003c", "<").replaceAll("\\u003e", ">"),
  }))
    if (said.includes(`<${MARK}>`)) found.push(place);
  return { image: share.url, found };
}
