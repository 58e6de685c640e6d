import type { DeployStatus } from "@/contract/tenant/deploy-status";
import type { HostDecision } from "./resolve-host";

export type RouteAction =
  | { kind: "answer"; status: 400 | 404 | 503 }
  | { kind: "redirect"; host: string }
  /** A path of the app, always under the partner's own prefix. */
  | { kind: "rewrite"; pathname: string; isIndexed: boolean }
  /** A robots.txt that keeps everything out of search engines. */
  | { kind: "disallow" }
  /** A picture of the backend. */
  | { kind: "media"; pathname: string };

/** Files that every site has, made for each partner. Every other dotted path is a page that does not exist. */
const META_FILES = [
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon.svg",
  "/icon-192.png",
  "/icon-512.png",
  "/apple-touch-icon.png",
];
const SITE_FILES = ["/robots.txt", "/sitemap.xml", ...META_FILES];
/** Further files of a large sitemap. */
const SITEMAP_PART = /^\/sitemap\/[a-z]+-\d{1,3}\.xml$/;
const HOMEPAGE_META = "/homepage-meta/";
/** The drawn picture of a page, by the page's path. */
const SHARE_IMAGE = /^\/share(\/[\w-]+)+\.jpg$/;
const HOME_SHARE_IMAGE = "/share/home.jpg";
const MISSING_PAGE = "/-";
const MEDIA = /^\/media\/([a-z][a-z0-9-]{1,30})\/[\w-]+(\.[\w-]+)*$/;

/** Where a request goes, from whose host it came to and the path that it asks for. */
export function routeRequest(decision: HostDecision, pathname: string): RouteAction {
  switch (decision.kind) {
    case "unknown":
      return { kind: "answer", status: 404 };
    case "unavailable":
      return { kind: "answer", status: 503 };
    case "redirect":
      return { kind: "redirect", host: decision.host };
    case "platform":
      return pathname === "/"
        ? { kind: "rewrite", pathname: "/platform", isIndexed: false }
        : { kind: "answer", status: 404 };
    case "tenant":
      return routeTenant(decision, pathname);
  }
}

/** Without a Host header nobody is named: pictures alone, which are public. */
export function routeHostless(pathname: string): RouteAction {
  return MEDIA.test(pathname) ? { kind: "media", pathname } : { kind: "answer", status: 400 };
}

function routeTenant(
  { partnerId, deployStatus, isPreview }: Extract<HostDecision, { kind: "tenant" }>,
  pathname: string,
): RouteAction {
  if (pathname.startsWith("/media/")) {
    return MEDIA.exec(pathname)?.[1] === partnerId
      ? { kind: "media", pathname }
      : { kind: "answer", status: 404 };
  }
  const isIndexed = !isPreview && deployStatus === "deployed";
  if (pathname.startsWith(HOMEPAGE_META)) {
    const file = pathname.slice(HOMEPAGE_META.length + partnerId.length);
    return pathname.startsWith(`${HOMEPAGE_META}${partnerId}/`) && META_FILES.includes(file)
      ? { kind: "rewrite", pathname: `/${partnerId}${file}`, isIndexed }
      : { kind: "answer", status: 404 };
  }
  if (pathname === "/robots.txt" && !isIndexed) return { kind: "disallow" };
  const page = SITE_FILES.includes(pathname) ? pathname : pageOf(deployStatus, pathname);
  return { kind: "rewrite", pathname: `/${partnerId}${page === "/" ? "" : page}`, isIndexed };
}

function pageOf(deployStatus: DeployStatus, pathname: string): string {
  // What stands on every path has the home page's picture; those of other pages are not shown before the pages are.
  if (pathname === HOME_SHARE_IMAGE) return pathname;
  if (deployStatus === "preparing") return "/ready";
  if (deployStatus === "closed") return "/goodbye";
  if (SHARE_IMAGE.test(pathname) || SITEMAP_PART.test(pathname)) return pathname;
  return pathname.includes(".") ? MISSING_PAGE : pathname;
}
