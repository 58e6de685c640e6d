import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What the playground's page may do: its own scripts, the loader and the iframe. It shares the widget's origin, so no
 * script runs that is not in its file, whatever its address says.
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
