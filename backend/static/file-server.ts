import type { Context } from "hono";
import { chooseEncoding, compress, type Encoding, isCompressible } from "../http/compression";
import { readBytes, type StaticFile } from "./safe-file";

/** Takes a second for a large script: done once for each file, and nobody waits for it. */
const BEST_BROTLI_QUALITY = 11;

type Bytes = Uint8Array<ArrayBuffer>;

/** Answers files, packed where that helps: at once and well enough at first, as small as can be from then on. */
export function createFileServer() {
  const best = new Map<string, Bytes | Promise<void>>();

  async function pack(file: StaticFile, encoding: Encoding): Promise<Bytes> {
    const key = `${file.path} ${file.etag} ${encoding}`;
    const known = best.get(key);
    if (known instanceof Uint8Array) return known;
    const bytes = await readBytes(file);
    const packed = await compress(bytes, encoding);
    if (!best.has(key))
      best.set(
        key,
        compress(bytes, encoding, BEST_BROTLI_QUALITY).then(
          (smallest) => void best.set(key, smallest),
          () => void best.delete(key),
        ),
      );
    return packed;
  }

  return async (c: Context, file: StaticFile): Promise<Response> => {
    const accepted = chooseEncoding(c.req.header("accept-encoding"));
    const encoding = isCompressible(file.contentType, file.size) ? accepted : null;
    // Weak where it is packed: the same content in other bytes.
    const etag = encoding ? `W/${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
    c.header("etag", etag);
    c.header("vary", "Accept-Encoding");
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    c.header("content-type", file.contentType);
    if (!encoding) return c.body(await readBytes(file));
    c.header("content-encoding", encoding);
    return c.body(await pack(file, encoding));
  };
}
