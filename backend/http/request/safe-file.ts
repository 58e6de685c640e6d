import { readFile, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}$/;

const TYPES: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff2: "font/woff2",
};
/** As text: by its extension .ts is video. */
const DECLARATIONS_TYPE = "text/plain; charset=utf-8";

export interface StaticFile {
  path: string;
  contentType: string;
  size: number;
  /** Of size and time of the last change. */
  etag: string;
}

/** A file below a root; null for unsafe paths, hidden files and unknown types. */
export async function findFile(root: string, segments: string[]): Promise<StaticFile | null> {
  if (segments.length === 0 || !segments.every((segment) => SEGMENT.test(segment))) return null;
  const path = resolve(join(root, ...segments));
  const contentType = typeOf(path);
  if (!contentType || !path.startsWith(resolve(root) + sep)) return null;
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  return { path, contentType, size: found.size, etag };
}

function typeOf(path: string): string | undefined {
  if (path.endsWith(".d.ts")) return DECLARATIONS_TYPE;
  return TYPES[path.split(".").at(-1)?.toLowerCase() ?? ""];
}

export const readBytes = async (file: StaticFile): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(file.path));
