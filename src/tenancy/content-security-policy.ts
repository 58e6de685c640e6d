import type { Measurer, PageTools } from "./page-tools";

/** Where a tool of a partner's loads from, and whom it tells. Pictures come from any https address. */
interface ToolSources {
  script: string;
  connect: string;
  frame?: string;
  form?: string;
}

const TAG_MANAGER: ToolSources = {
  script: "https://*.googletagmanager.com",
  connect: "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  frame: "https://www.googletagmanager.com",
};
const MEASURERS: Record<Measurer, ToolSources> = {
  meta: {
    script: "https://connect.facebook.net",
    connect: "https://connect.facebook.net https://www.facebook.com",
    frame: "https://www.facebook.com",
    // Where an event is too long for an address.
    form: "https://www.facebook.com",
  },
  naver: {
    script: "https://wcs.naver.net https://wcs.pstatic.net",
    connect: "https://wcs.naver.net https://wcs.naver.com",
  },
  kakao: {
    script: "https://t1.daumcdn.net https://t1.kakaocdn.net",
    connect: "https://*.ad.daum.net",
  },
};
const CHAT = "https://*.channel.io";
const VIDEO = "https://www.youtube.com https://www.youtube-nocookie.com";

export interface PolicyFacts {
  tools: PageTools;
  /** Of inline scripts that Next writes; null: it cannot be used, and every inline script runs. */
  nonce: string | null;
  /** The backend's origin, as browsers reach it. */
  backendUrl: string;
  /** It frames pages of its own. */
  isPreview?: boolean;
  /** Besides its own: the studio, of a preview that was opened for its frame. */
  framedBy?: string;
  /** No page of ours frames it. */
  isPlatform?: boolean;
  /** Everything that the page names is reached by https. */
  isHttps?: boolean;
  isDevelopment?: boolean;
}

/** What a page may load: its own, and what its partner uses, by name. */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { tools, nonce, backendUrl, isPreview, framedBy, isPlatform, isHttps, isDevelopment } = facts;
  const loaded = toolsOf(tools);
  const widget = tools.hasWidget && (tools.widgetOrigin ?? backendUrl);
  const chat = tools.hasChat && CHAT;
  const rules = {
    "default-src": "'self'",
    "script-src": sources(
      "'self'",
      inlineScripts(nonce),
      widget,
      ...loaded.map(({ script }) => script),
      chat,
      isDevelopment && "'unsafe-eval'",
    ),
    // The theme and the kept sheet are inline, and so is what libraries set: no value of a partner's reaches either raw.
    "style-src": sources("'self' 'unsafe-inline'", chat),
    "img-src": sources("'self' data: blob: https:", backendUrl),
    "font-src": sources("'self' data:", chat),
    "connect-src": sources(
      "'self'",
      !isPlatform && backendUrl,
      ...loaded.map(({ connect }) => connect),
      chat && `${CHAT} ${CHAT.replace("https", "wss")}`,
      isDevelopment && "ws:",
    ),
    "frame-src": isPlatform
      ? "'none'"
      : sources(isPreview && "'self'", widget, VIDEO, ...loaded.map(({ frame }) => frame), chat),
    "media-src": sources("'self'", chat),
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": sources("'self'", ...loaded.map(({ form }) => form)),
    "frame-ancestors": isPlatform ? "'none'" : sources("'self'", framedBy),
    ...(isHttps && { "upgrade-insecure-requests": "" }),
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
}

/** By nonce, and ours, which is the same in every page, by its hash; one beside 'unsafe-inline' would switch that off. */
const inlineScripts = (nonce: string | null): string =>
  nonce ? `'nonce-${nonce}' ${process.env.EARLY_SCRIPT_HASH ?? ""}`.trim() : "'unsafe-inline'";

function toolsOf({ hasTagManager, measuredBy, tagOrigins }: PageTools): ToolSources[] {
  if (!hasTagManager) return [];
  const further = tagOrigins.map((origin) => ({ script: origin, connect: origin, frame: origin }));
  return [TAG_MANAGER, ...measuredBy.map((measurer) => MEASURERS[measurer]), ...further];
}

/** Each once: two tools may name the same. */
const sources = (...names: (string | false | undefined)[]) =>
  [...new Set(names.filter((name) => typeof name === "string").flatMap((name) => name.split(" ")))].join(" ");
