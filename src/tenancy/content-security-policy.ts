import { environment } from "./environment";

const TAG_MANAGER = "https://www.googletagmanager.com https://www.google-analytics.com";
const CHANNEL_CHAT = "https://cdn.channel.io https://*.channel.io wss://*.channel.io";
const VIDEO = "https://www.youtube.com https://www.youtube-nocookie.com";

/**
 * What a page may load. Inline scripts stay allowed, because nonces do not go with cached pages;
 * everything else is named: the widget's origin, the tag manager, chat and video.
 */
export function contentSecurityPolicy(): string {
  const isDevelopment = process.env.NODE_ENV === "development";
  const backend = environment.publicBackendUrl;
  const rules = {
    "default-src": "'self'",
    "script-src": `'self' 'unsafe-inline' ${backend} ${TAG_MANAGER} https://cdn.channel.io${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src": "'self' 'unsafe-inline' https://cdn.channel.io",
    "img-src": "'self' data: blob: https: http://localhost:*",
    "font-src": "'self' data: https://cdn.channel.io",
    "connect-src": `'self' ${backend} ${TAG_MANAGER} https://*.google-analytics.com ${CHANNEL_CHAT}${isDevelopment ? " ws:" : ""}`,
    "frame-src": `${backend} ${VIDEO} https://*.channel.io`,
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
