// @ts-check

/** First match; an address is never a label itself, so that no visitor makes series. */
const CLASSES = /** @type {const} */ ([
  ["build-file", /^\/_next\/static\//],
  ["image", /^\/_next\/image$/],
  ["purge", /^\/api\/revalidate$/],
  ["media", /^\/media\//],
  ["share-image", /^\/share\//],
  [
    "partner-file",
    /^\/(homepage-meta\/.*|favicon\.ico|icon(-\d+)?\.(png|svg)|apple-touch-icon\.png|manifest\.webmanifest|robots\.txt|sitemap(\.xml|\/.*))$/,
  ],
]);

/** What the storefront serves without asking whose it is. */
const TENANTLESS = ["build-file", "image", "purge"];

/**
 * What kind of thing a request asks for: `page` where nothing else is known, `navigation` for a page's data alone.
 * @param {{ url?: string, headers: import("node:http").IncomingHttpHeaders }} request
 */
export function routeClassOf({ url = "/", headers }) {
  const path = pathOf(url);
  const [name] = CLASSES.find(([, pattern]) => pattern.test(path)) ?? [];
  return name ?? (headers.rsc ? "navigation" : "page");
}

/** @param {string} routeClass */
export const hasTenant = (routeClass) => !TENANTLESS.includes(routeClass);

/** @param {string} url as it was sent, without its query */
export const pathOf = (url) => url.split(/[?#]/, 1)[0] ?? "/";
