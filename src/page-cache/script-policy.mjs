// @ts-check
const POLICY = "content-security-policy";
const NONCE = /'nonce-([\w+/=-]+)'/;
const INLINE_SCRIPT = /<script(?![^>]* src=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The nonce that a page was made with: the middleware's policy stands in the request's headers as well.
 * @param {import("node:http").IncomingHttpHeaders} [requestHeaders]
 * @returns {string | null}
 */
export const nonceOf = (requestHeaders) => NONCE.exec(String(requestHeaders?.[POLICY] ?? ""))?.[1] ?? null;

/**
 * The inline scripts that Next itself wrote, by their text: nothing that a partner or a visitor has written knows the nonce.
 * @param {string} html @param {string} nonce
 * @returns {string[]}
 */
export const ownScripts = (html, nonce) =>
  [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    attributes.includes(` nonce="${nonce}"`) ? [text] : [],
  );

/**
 * A page's HTML, or its data, as it would be without the nonce: kept, it is as good as any other text.
 * @param {string} text @param {string} nonce
 */
export const withoutNonce = (text, nonce) =>
  text
    .replaceAll(` nonce="${nonce}"`, "")
    .replaceAll(`"nonce":"${nonce}"`, '"nonce":"$undefined"')
    .replaceAll(`\\"nonce\\":\\"${nonce}\\"`, '\\"nonce\\":\\"$undefined\\"');

/**
 * Names scripts by what they say: a policy of a page that is the same for everybody.
 * @param {string[]} scripts
 */
export async function policyOf(scripts) {
  const hashes = await Promise.all([...new Set(scripts)].map(hashOf));
  return `script-src ${hashes.map((hash) => `'sha256-${hash}'`).join(" ")}`;
}

/**
 * One policy of the middleware's and of a kept page's: what names the page's scripts takes the nonce's place.
 * @param {string} given @param {string} kept
 */
export const joinPolicies = (given, kept) => given.replace(NONCE, kept.replace("script-src ", ""));

/** By the web's own means: the cache is bundled for the edge as well. @param {string} text */
async function hashOf(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
