import type { CacheValue } from "./cache-entry.ts";

const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Gives a cached page a second policy, which names its inline scripts by hash: Next appends a cached page's headers to
 * the middleware's, and a browser obeys both. Changed in place, so that the response that is sent now has it as well.
 */
export async function withScriptHashes(page: CacheValue): Promise<void> {
  const texts = new Set(Array.from(page.html?.matchAll(INLINE_SCRIPT) ?? [], ([, text = ""]) => text));
  const hashes = await Promise.all([...texts].map(hashOf));
  page.headers = {
    ...page.headers,
    "content-security-policy": `script-src https: http: ${hashes.join(" ")}`,
  };
}

/** By the web's own means: the middleware bundles the cache handler, and has no `node:crypto`. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
