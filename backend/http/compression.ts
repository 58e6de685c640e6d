import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createMiddleware } from "hono/factory";

export type Encoding = "br" | "gzip";

const MIN_BYTES = 1024;
const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** A good ratio in about a millisecond: answers are made anew each time. */
const FAST_BROTLI_QUALITY = 4;

/** The best encoding that the client says it takes. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim().split(";"));
  const takes = (name: string) =>
    offers.some(([coding, quality]) => coding === name && !/^\s*q=0(\.0*)?$/.test(quality ?? ""));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : null;
}

export async function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  brotliQuality = FAST_BROTLI_QUALITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed =
    encoding === "br"
      ? await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await toGzip(bytes);
  return new Uint8Array(packed);
}

export const isCompressible = (contentType: string, bytes: number): boolean =>
  bytes >= MIN_BYTES && TEXT.test(contentType);

/** Compresses text answers that nobody has compressed yet. */
export const compression = createMiddleware(async (c, next) => {
  await next();
  const encoding = chooseEncoding(c.req.header("accept-encoding"));
  const type = c.res.headers.get("content-type") ?? "";
  if (!TEXT.test(type) || c.res.headers.has("content-encoding") || !c.res.body || c.req.method === "HEAD")
    return;
  const response = c.res;
  response.headers.append("vary", "Accept-Encoding");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const isPacked = encoding !== null && isCompressible(type, bytes.byteLength);
  if (isPacked) headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const body = isPacked ? await compress(bytes, encoding) : bytes;
  c.res = undefined;
  c.res = new Response(body, { status: response.status, headers });
});
