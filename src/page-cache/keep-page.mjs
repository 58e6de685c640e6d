// @ts-check
import { inlineStyles } from "./inline-styles.mjs";
import { joinData } from "./join-data.mjs";
import { paintFirst } from "./paint-first.mjs";
import { ownScripts, policyOf, withoutNonce } from "./script-policy.mjs";

/**
 * @typedef {object} Page as Next's cache is handed it
 * @property {string} html
 * @property {Buffer | undefined} [rscData]
 * @property {Map<string, Buffer> | undefined} [segmentData]
 * @property {import("node:http").OutgoingHttpHeaders | undefined} [headers]
 */

/**
 * Makes a page into the one that is kept, in place: whoever waits for it gets the same. Its own scripts are named by
 * what they say, where it was made with a nonce.
 * @param {Page} page
 * @param {{ nonce: string | null, readSheet: (href: string) => Promise<string | null> }} options
 */
export async function keepPage(page, { nonce, readSheet }) {
  const html = joinData(page.html);
  const plain = await inlineStyles(nonce ? withoutNonce(html, nonce) : html, readSheet);
  page.html = paintFirst(plain);
  if (!nonce) return;
  const scripts = ownScripts(html, nonce).map((text) => withoutNonce(text, nonce));
  if (page.html !== plain) scripts.push(lastScript(page.html));
  // A page that is kept again as it was comes with its policy, and without the nonce of whoever asked.
  if (scripts.length > 0)
    page.headers = { ...page.headers, "content-security-policy": await policyOf(scripts) };
  page.rscData &&= bytesWithoutNonce(page.rscData, nonce);
  page.segmentData &&= new Map(
    [...page.segmentData].map(([path, bytes]) => [path, bytesWithoutNonce(bytes, nonce)]),
  );
}

/** What starts the others: written by us, at the page's end. @param {string} html */
function lastScript(html) {
  const begin = html.lastIndexOf("<script>") + "<script>".length;
  return html.slice(begin, html.indexOf("</script>", begin));
}

/** @param {Buffer} bytes @param {string} nonce */
function bytesWithoutNonce(bytes, nonce) {
  return bytes.includes(nonce) ? Buffer.from(withoutNonce(bytes.toString("latin1"), nonce), "latin1") : bytes;
}
