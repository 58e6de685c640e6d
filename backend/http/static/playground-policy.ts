import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The playground's Content-Security-Policy: its own inline scripts by hash, the loader and the iframe. It shares the
 * widget's origin, so no other script may run.
 */
export function playgroundPolicy(html: string): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, code = ""]) => `'sha256-${hashOf(code)}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");
