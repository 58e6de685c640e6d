import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright-core";

const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve("pretendard/package.json")), "dist/public/static");
const weights = { 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold" };

/** Opens a browser that sets pages in the project's own typeface. Close it when done. */
export async function openPages(executablePath = process.env.CHROMIUM_PATH) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const faces = (await Promise.all(Object.entries(weights).map(async ([weight, name]) =>
    `@font-face{font-family:Pretendard;font-weight:${weight};src:url(${await asUrl(path.join(fonts, `Pretendard-${name}.otf`), "font/otf")})}`))).join("");
  const set = async (html, size, scale) => {
    const page = await browser.newPage({ viewport: { width: size[0], height: size[1] }, deviceScaleFactor: scale });
    await page.setContent(`<!doctype html><html lang="ko"><style>${faces}${reset}</style>${html}</html>`);
    await page.evaluate(() => globalThis.document.fonts.ready);
    return page;
  };
  return {
    /** A PNG of one poster; size in CSS pixels. */
    async png(html, size, scale) {
      const page = await set(html, size, scale);
      const bytes = await page.screenshot({ type: "png" });
      await page.close();
      return bytes;
    },
    /** An A4 document. */
    async pdf(html) {
      const page = await set(html, [794, 1123], 1);
      const bytes = await page.pdf({ format: "A4", printBackground: true, preferCSSPageSize: true });
      await page.close();
      return bytes;
    },
    close: () => browser.close(),
  };
}

/** A file as a data: address, so that a page needs no server. */
export async function asUrl(file, type = "image/webp") {
  return `data:${type};base64,${(await readFile(file)).toString("base64")}`;
}

const reset = `*{box-sizing:border-box;margin:0;padding:0}html{font-family:Pretendard,sans-serif;word-break:keep-all;font-feature-settings:"tnum";-webkit-font-smoothing:antialiased}body{overflow:hidden}img{display:block;object-fit:cover}table{border-collapse:collapse;width:100%}`;
