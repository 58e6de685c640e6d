/**
 * `npm run build:assets`, before `next build`: inlined assets as strings. The style sheet (src/styles/site-styles.tsx) and
 * the script that runs before React (src/layout/early-input). Fonts and the style sheet of their slices go to public/fonts
 * under hashed names. next.config.ts reads `assets.json`.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import ts from "typescript";
import { minifySync } from "vite";

const SHEET = "src/styles/globals.css";
const EARLY_SCRIPT = "src/layout/early-input/hold-early-input.ts";
const FONTS = "src/styles/fonts";
const GENERATED = "src/generated";
const PUBLIC_FONTS = "public/fonts";

for (const folder of [GENERATED, PUBLIC_FONTS]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const { css } = await postcss([tailwind({ optimize: { minify: true } })]).process(readFileSync(SHEET), {
  from: SHEET,
});
const sheet = withPublishedFonts(withoutDateFields(css), "src/styles");

const { outputText } = ts.transpileModule(readFileSync(EARLY_SCRIPT, "utf8"), {
  compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, removeComments: true },
});
const { code: script } = minifySync("early-script.js", `(${outputText.replace(/^export /, "").trim()})()`);
const assets = {
  SITE_SHEET_ID: `site-${sha256(sheet, "hex").slice(0, 10)}`,
  SITE_SHEET_PATH: publish(SHEET, sheet),
  SITE_FONT_PATH: publish(path.join(FONTS, "pretendard", "base.woff2")),
  SITE_SLICES_PATH: publishSlices("pretendard"),
  SITE_SERIF_PATH: publishSlices("nanum-myeongjo"),
  EARLY_SCRIPT_HASH: `'sha256-${sha256(script, "base64")}'`,
};
write("site-css.ts", `export const siteCss = ${JSON.stringify(sheet)};\n`);
write("early-script.ts", `export const earlyScript = ${JSON.stringify(script)};\n`);
write("assets.json", JSON.stringify(assets));

/** Without what Tailwind's preflight says of fields of dates and times: the storefront has none, and its pages hold the sheet. */
function withoutDateFields(text: string): string {
  return text.replaceAll(/::-webkit-date[\w-]*\{[^}]*\}/g, "");
}

/** A style sheet with the served URLs of its fonts. */
function withPublishedFonts(text: string, folder: string): string {
  return text.replaceAll(
    /url\(["']?\.\/([\w/-]+\.woff2)["']?\)/g,
    (_, file) => `url(${publish(path.join(folder, file))})`,
  );
}

function publishSlices(face: string): string {
  const file = path.join(FONTS, face, "slices.css");
  return publish(file, withPublishedFonts(readFileSync(file, "utf8"), path.dirname(file)));
}

/** Writes a file to the public folder under a hashed name and returns its URL. */
function publish(file: string, content: string | Buffer = readFileSync(file)): string {
  const { name, ext } = path.parse(file);
  const address = `/fonts/${name}-${sha256(content, "hex").slice(0, 10)}${ext}`;
  writeFileSync(path.join("public", address), content);
  return address;
}

function sha256(content: string | Buffer, encoding: "hex" | "base64"): string {
  return createHash("sha256").update(content).digest(encoding);
}

function write(file: string, text: string): void {
  writeFileSync(path.join(GENERATED, file), text);
}
