import type { IncomingHttpHeaders } from "node:http";

/** First match; an address is never a label itself, so that no visitor makes series. */
const CLASSES = [
  ["build-file", /^\/(_next\/static|fonts)\//],
  ["image", /^\/_next\/image$/],
  ["purge", /^\/api\/revalidate$/],
  ["media", /^\/media\//],
  ["share-image", /^\/share\//],
  [
    "partner-file",
    /^\/(homepage-meta\/.*|favicon\.ico|icon(-\d+)?\.(png|svg)|apple-touch-icon\.png|manifest\.webmanifest|robots\.txt|sitemap(\.xml|\/.*))$/,
  ],
] as const;

/** What the storefront serves without asking whose it is. */
const TENANTLESS = ["build-file", "image", "purge"];

/** The class of a request's path: `page` where nothing else matches, `navigation` for a page's data alone. */
export function routeClassOf({ url = "/", headers }: { url?: string; headers: IncomingHttpHeaders }): string {
  const path = pathOf(url);
  const [name] = CLASSES.find(([, pattern]) => pattern.test(path)) ?? [];
  return name ?? (headers.rsc ? "navigation" : "page");
}

export const hasTenant = (routeClass: string): boolean => !TENANTLESS.includes(routeClass);

/** As it was sent, without its query. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? "/";
