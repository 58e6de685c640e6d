// @ts-check
/**
 * The storefront as it runs in production: Next's own server, with each kept page compressed once. It listens at
 * STOREFRONT_HOST and STOREFRONT_PORT, which is PORT unless a proxy has that.
 */
import { createServer } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { answerAgain } from "./answer-again.mjs";
import { compressOnce } from "./compress-once.mjs";
import { endWithReader } from "./end-with-reader.mjs";
import { joinPolicy } from "./join-policy.mjs";
import { limitCalls } from "./limit-calls.mjs";
import { LIMITS, MOST_CONNECTIONS, refuseTooMuch } from "./limits.mjs";
import { observe } from "./observe.mjs";
import { sourceAddresses } from "./source-addresses.mjs";

const ROOT = path.resolve(import.meta.dirname, "..", "..");
const port = Number(process.env.STOREFRONT_PORT || process.env.PORT || 3000);
const hostname = process.env.STOREFRONT_HOST || "127.0.0.1";

// Before Next, which puts a fetch of its own in place.
globalThis.fetch = limitCalls(fetch, sourceAddresses(process.env));
const { log, watchRequest, watchCompressions, close } = observe(process.env);

// Read by next.config.ts: answers are compressed here.
process.env.IS_COMPRESSED_BY_SERVER = "1";
const app = next({ dev: false, dir: ROOT, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();
const once = await compressOnce(path.join(ROOT, process.env.NEXT_DIST_DIR || ".next", "static"));
watchCompressions(once.kept);
// What is made for one answer alone: a page while it is made, a redirect's target.
const always = compression({
  threshold: 1024,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
});

const again = answerAgain();

let isEnding = false;

const server = createServer(LIMITS, (request, response) => {
  // A proxy would go on using the connection, and this process could not end.
  if (isEnding) response.setHeader("Connection", "close");
  const make = () => void handle(request, response);
  const answer = () => once(request, response, () => again(request, response, make));
  watchRequest(request, response, () => {
    if (refuseTooMuch(request, response)) return;
    joinPolicy(response);
    always(/** @type {any} */ (request), /** @type {any} */ (response), answer);
  });
});
server.maxConnections = MOST_CONNECTIONS;
server.listen(port, hostname, () => log.info({ url: `http://${hostname}:${port}` }, "storefront is ready"));

// Requests that have begun are finished; a second signal ends at once.
const end = () => {
  isEnding = true;
  server.close(() => Promise.allSettled([app.close(), close()]).then(() => process.exit(0)));
  server.closeIdleConnections();
};
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) process.once(signal, end);
endWithReader(end);
