import { contentSecurityPolicy } from "./content-security-policy";
import { environment } from "./environment";
import { NO_TOOLS, type PageTools } from "./page-tools";
import type { RouteAction } from "./route-request";

type Rewrite = Extract<RouteAction, { kind: "rewrite" }>;

/** Paths of the app that are nobody's pages and made for each request; no visitor's path gets there. */
const TOOL_PATH = /^\/~(platform|preview)(\/|$)/;

/** Lists with a query, and the search. */
export const isMadeForEachRequest = (pathname: string): boolean => /\/(filtered|search)$/.test(pathname);

/**
 * What guards one response of the app. Next reads the nonce from this very header and writes it at its own inline
 * scripts. A cached page would bear the nonce of its first visitor, and run for no other: only what is made for each
 * request has one. Self-hosted, cached pages name their scripts in a policy of their own (src/page-cache).
 */
export function securityHeaders(action: Rewrite, tools: PageTools = NO_TOOLS): Record<string, string> {
  const isTool = TOOL_PATH.test(action.pathname);
  const { strictTransportSeconds, publicBackendUrl } = environment;
  const policy = contentSecurityPolicy({
    tools: action.isPreview || isTool ? previewTools(action) : withDefaultContainer(tools),
    nonce: isTool || isMadeForEachRequest(action.pathname) ? crypto.randomUUID() : null,
    backendUrl: publicBackendUrl,
    isPreview: action.isPreview ?? false,
    framedBy: action.framedBy,
    isPlatform: isTool && !action.isPreview,
    isHttps: strictTransportSeconds > 0,
    isDevelopment: process.env.NODE_ENV === "development",
  });
  return {
    "Content-Security-Policy": policy,
    ...(strictTransportSeconds > 0 && { "Strict-Transport-Security": `max-age=${strictTransportSeconds}` }),
  };
}

/** A preview measures nobody and has no chat; its widget is the deployment's. */
const previewTools = ({ isPreview }: Rewrite): PageTools => ({ ...NO_TOOLS, hasWidget: isPreview === true });

const withDefaultContainer = (tools: PageTools): PageTools => ({
  ...tools,
  hasTagManager: tools.hasTagManager || environment.gtmId !== null,
});
