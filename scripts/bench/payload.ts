/** What a page's document and the scripts that it names weigh as they travel: `npm run bench -- --only payload`. */
import { brotliCompressSync, constants } from "node:zlib";
import { get } from "../lib/http.mjs";
import { readTenants } from "../lib/tenants.mjs";
import { alignColumns } from "./bars";

/** As nginx compresses pages, and a build's files. */
const PAGE_QUALITY = 6;
const FILE_QUALITY = 11;
const STYLES = /<style[^>]*>.*?<\/style>/gs;
const DATA = /<script[^>]*>(?:(?!<\/script>).)*__next_f(?:(?!<\/script>).)*<\/script>/gs;
const SCRIPTS = /<script src="([^"]+)"[^>]* async/g;
const PATHS = { home: "/", list: "/products", product: "/products/1" };

/** KiB, compressed. */
interface Payload {
  document: number;
  /** What the document would lack without them: parts of one text compress together. */
  styles: number;
  /** The router's data, which is the page once more. */
  data: number;
  /** Those that the document names. */
  scripts: number;
}

/** Of the document; what the gate holds pages to meanwhile is in e2e/first-view.spec.ts. */
const DOCUMENT_MAX_KIB = 28;

/** Prints a line for each page. */
export async function benchPayload({
  ownPort,
  tenants,
}: {
  ownPort: number;
  tenants: string[];
}): Promise<void> {
  const lines = [
    ["page", "document KiB", "of it styles", "of it data", "scripts KiB"],
    ["bar", `≤ ${DOCUMENT_MAX_KIB}`, "", "", ""],
  ];
  for (const { id, primary } of readTenants().filter((tenant) => tenants.includes(tenant.id)))
    for (const [name, path] of Object.entries(PATHS)) {
      const { document, styles, data, scripts } = await weigh(ownPort, primary, path);
      lines.push([`${id} ${name}`, ...[document, styles, data, scripts].map((each) => each.toFixed(1))]);
    }
  console.log(`\nA page as it travels, compressed by brotli\n\n${alignColumns(lines)}\n`);
}

async function weigh(port: number, host: string, path: string): Promise<Payload> {
  const text = (await get(port, path, { host })).body.toString("utf8");
  const document = kib(text, PAGE_QUALITY);
  const sources = [...text.matchAll(SCRIPTS)].map(([, source = ""]) => source);
  const scripts = await Promise.all(
    sources.map(async (source) => kib((await get(port, source, { host })).body, FILE_QUALITY)),
  );
  return {
    document,
    styles: document - kib(text.replaceAll(STYLES, ""), PAGE_QUALITY),
    data: document - kib(text.replaceAll(DATA, ""), PAGE_QUALITY),
    scripts: scripts.reduce((sum, each) => sum + each, 0),
  };
}

const kib = (content: string | Buffer, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1024;
