// @ts-check
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { ENDINGS, filesIn } from "./compress-build.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 * @typedef {string | Buffer} Body
 * @typedef {"br" | "gzip"} Encoding
 * @typedef {{ bytes: Buffer, isQuick: boolean }} Compressed isQuick: worth another try, the next time it is asked for
 */

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Below it, headers outweigh what is saved; above it, a body is not gathered in memory. */
const SMALLEST_BYTES = 1024;
const LARGEST_BYTES = 4 * 1024 * 1024;
const KEPT_BYTES = 32 * 1024 * 1024;
/** Twice as many bytes, most of which Next keeps as well. */
const KEPT_LETTERS = 8 * 1024 * 1024;
/** Somebody waits for the first of a body: 10 ms for 300 KB of it. */
const QUICK = { br: 6, gzip: constants.Z_BEST_COMPRESSION };
/** What is asked for again is worth more: a tenth less, for 70 ms that nobody waits for. */
const BETTER_BROTLI = 10;
/** Where a build's files are found. */
const BUILD_PATH = "/_next/static/";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** @param {Body} body @param {Encoding} encoding @param {number} quality */
const compress = (body, encoding, quality = QUICK[encoding]) =>
  encoding === "gzip"
    ? asGzip(body, { level: quality })
    : asBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
        },
      });

/**
 * A middleware for what is asked for again and again: a body that comes whole, or of a build's file, gets an ETag, is
 * compressed the first time it is given, and is the same bytes from then on. A build's file is given as the build has
 * compressed it, where it has. Anything else passes as it is.
 * @param {string} buildFolder what lies under /_next/static
 */
export async function compressOnce(buildFolder) {
  // By name, so that no address leads anywhere else.
  const made = new Set(await filesIn(buildFolder));
  /** @type {LRUCache<string, Compressed, { body: Body, encoding: Encoding, file: string | null }>} */
  const kept = new LRUCache({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: async (_key, _stale, { context: { body, encoding, file } }) =>
      file && made.has(file + ENDINGS[encoding])
        ? { bytes: await readFile(path.join(buildFolder, file + ENDINGS[encoding])), isQuick: false }
        : { bytes: await compress(body, encoding), isQuick: encoding === "br" },
  });

  /** A page that Next keeps is the very same text each time: it is told by its name without being read. */
  /** @type {LRUCache<string, string>} */
  const names = new LRUCache({ maxSize: KEPT_LETTERS, sizeCalculation: (_, text) => text.length });
  /** @param {Body} body */
  const nameOf = (body) => {
    const known = typeof body === "string" ? names.get(body) : undefined;
    const name = known ?? `"${createHash("sha1").update(body).digest("base64url")}"`;
    if (!known && typeof body === "string") names.set(body, name);
    return name;
  };

  /** @param {string} key @param {Body} body @param {Encoding} encoding @param {string | null} file */
  async function compressed(key, body, encoding, file) {
    const known = kept.get(key);
    if (known?.isQuick) {
      known.isQuick = false;
      const improve = async () =>
        kept.set(key, { bytes: await compress(body, "br", BETTER_BROTLI), isQuick: false });
      improve().catch(ignore);
    }
    // Its plain bytes are better than none.
    return (known ?? (await kept.fetch(key, { context: { body, encoding, file } }).catch(ignore)))?.bytes;
  }

  /** @param {Request} request @param {Response} response @param {Body} body */
  async function send(request, response, body) {
    const etag = nameOf(body);
    response.setHeader("ETag", etag);
    response.appendHeader("Vary", "Accept-Encoding");
    if (fresh(request.headers, { etag })) {
      response.statusCode = 304;
      response.removeHeader("Content-Length");
      return null;
    }
    const encoding = encodingFor(request);
    const small = encoding && (await compressed(encoding + etag, body, encoding, fileOfBuild(request)));
    if (small) response.setHeader("Content-Encoding", encoding);
    const bytes = small || (typeof body === "string" ? Buffer.from(body) : body);
    response.setHeader("Content-Length", bytes.length);
    return bytes;
  }

  /** @param {Request} request @param {Response} response @param {() => void} next */
  const middleware = (request, response, next) => {
    if (request.method === "GET" && !request.headers.range)
      gather(response, fileOfBuild(request) !== null, (body) => send(request, response, body));
    next();
  };
  return Object.assign(middleware, { kept });
}

/** @param {Request} request @returns {Encoding | undefined} */
function encodingFor(request) {
  /** @type {any} its types know no preference among encodings that are accepted alike */
  const negotiator = new Negotiator(request);
  return negotiator.encoding(["br", "gzip"], { preferred: ["br", "gzip"] });
}

/** The name of the build's file that is asked for; null: it is something else. @param {Request} request */
function fileOfBuild({ url = "" }) {
  const [pathname = ""] = url.split("?", 1);
  return pathname.startsWith(BUILD_PATH) ? pathname.slice(BUILD_PATH.length) : null;
}

/**
 * Holds an answer's body back until it is whole.
 * @param {Response} response
 * @param {boolean} isFile it comes in parts, and is gathered nevertheless
 * @param {(body: Body) => Promise<Buffer | null>} finish sets the headers; answers the bytes to send
 */
function gather(response, isFile, finish) {
  const { write, end } = response;
  /** @type {Buffer[] | null} */
  let chunks = null;
  let isDecided = false;

  const decide = (/** @type {boolean} */ isWhole) => {
    isDecided = true;
    if ((isWhole || isFile) && isWorthKeeping(response)) chunks = [];
  };

  /** @param {any} chunk @param {any[]} rest */
  const gatheringWrite = (chunk, ...rest) => {
    if (!isDecided) decide(false);
    if (!chunks) return write.apply(response, /** @type {any} */ ([chunk, ...rest]));
    chunks.push(bufferOf(chunk, rest[0]));
    rest.find(isFunction)?.();
    return true;
  };
  /** @param {any[]} rest */
  const gatheringEnd = (...rest) => {
    if (!isDecided) decide(true);
    if (!chunks) return end.apply(response, /** @type {any} */ (rest));
    const [chunk, encoding] = rest;
    const isPage = typeof chunk === "string" && chunks.length === 0 && typeof encoding !== "string";
    if (!isPage && chunk && !isFunction(chunk)) chunks.push(bufferOf(chunk, encoding));
    finish(isPage ? chunk : Buffer.concat(chunks)).then((bytes) => {
      end.call(response, bytes, /** @type {any} */ (rest.find(isFunction)));
    });
    return response;
  };
  response.write = /** @type {any} */ (gatheringWrite);
  response.end = /** @type {any} */ (gatheringEnd);
}

/** @param {Response} response */
function isWorthKeeping(response) {
  const length = Number(response.getHeader("content-length") ?? SMALLEST_BYTES);
  return (
    response.statusCode === 200 &&
    !response.headersSent &&
    response.getHeader("content-encoding") === undefined &&
    COMPRESSIBLE.test(String(response.getHeader("content-type"))) &&
    length >= SMALLEST_BYTES &&
    length <= LARGEST_BYTES
  );
}

/** @param {unknown} value @returns {value is () => void} */
const isFunction = (value) => typeof value === "function";
/** @param {any} chunk @param {unknown} encoding */
const bufferOf = (chunk, encoding) =>
  typeof chunk === "string"
    ? Buffer.from(chunk, typeof encoding === "string" ? /** @type {BufferEncoding} */ (encoding) : "utf8")
    : Buffer.from(chunk);
const ignore = () => undefined;
