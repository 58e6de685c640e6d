import type { DeployStatus } from "@/contract/tenant/deploy-status";
import { draftSegment } from "./draft-segment";
import type { PreviewDecision } from "./open-preview";
import type { ExpiredLink } from "./refused-preview";
import type { HostDecision } from "./resolve-host";

export type RouteAction =
  | { kind: "answer"; status: 400 | 404 | 503 }
  /** A preview that no link opens; null: no link that was ever good. */
  | { kind: "refuse"; expired: ExpiredLink | null }
  | { kind: "redirect"; host: string }
  /** A path of the app, always under the partner's own prefix. */
  | { kind: "rewrite"; pathname: string; isIndexed: boolean; isPreview?: true; framedBy?: string }
  /** A preview's link becomes a cookie, and the address the page's own. */
  | { kind: "enter"; token: string; expiresAt: Date; search: string; isFramed: boolean }
  /** A robots.txt that keeps everything out of search engines. */
  | { kind: "disallow" }
  /** A picture of the backend, or its page of a visitor's link. */
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
const PLATFORM_PATH = /^\/(sign-in|sign-out|previews\/[a-z][a-z0-9-]{1,30})?$/;
/** What the bar of a preview is made of: paths that no page has. */
const PREVIEW_TOOL = /^\/~preview\/(bar|links|notes)$/;
const MISSING_PAGE = "/-";
const MEDIA = /^\/media\/([a-z][a-z0-9-]{1,30})\/[\w-]+(\.[\w-]+)*$/;
/** The link of a message: the backend's page, under the clinic's own name. */
const OFFER = /^\/offers\/[\w-]{20,100}$/;

/** Where a request goes, from whose host it came to and the path that it asks for. */
export function routeRequest(
  decision: Exclude<HostDecision, { kind: "preview" }>,
  pathname: string,
): RouteAction {
  switch (decision.kind) {
    case "unknown":
      return { kind: "answer", status: 404 };
    case "unavailable":
      return { kind: "answer", status: 503 };
    case "redirect":
      return { kind: "redirect", host: decision.host };
    case "platform":
      return PLATFORM_PATH.test(pathname)
        ? { kind: "rewrite", pathname: `/~platform${pathname === "/" ? "" : pathname}`, isIndexed: false }
        : { kind: "answer", status: 404 };
    case "tenant":
      return routeTenant({ ...decision, segment: decision.partnerId }, pathname);
  }
}

/** Where a request to a preview goes, from what it may see. */
export function routePreview(decision: PreviewDecision, pathname: string): RouteAction {
  if (pathname === "/robots.txt") return { kind: "disallow" };
  switch (decision.kind) {
    case "refused":
      return { kind: "refuse", expired: null };
    case "expired":
      return { kind: "refuse", expired: { partnerId: decision.partnerId, expiredAt: decision.expiredAt } };
    case "missing":
      return { kind: "answer", status: 404 };
    case "unavailable":
      return { kind: "answer", status: 503 };
    case "enter":
      return decision;
    case "draft":
      return routeDraft(decision, pathname);
  }
}

function routeDraft(
  { partnerId, digest, choice, studioOrigin }: Extract<PreviewDecision, { kind: "draft" }>,
  pathname: string,
): RouteAction {
  const preview = {
    isIndexed: false,
    isPreview: true,
    ...(studioOrigin && { framedBy: studioOrigin }),
  } as const;
  if (PREVIEW_TOOL.test(pathname))
    return { kind: "rewrite", pathname: `${pathname}/${partnerId}`, ...preview };
  const tenant = {
    partnerId,
    segment: draftSegment({ partnerId, digest, choice }),
    deployStatus: "deployed",
  } as const;
  const action = routeTenant(tenant, pathname);
  return action.kind === "rewrite" ? { ...action, ...preview } : action;
}

/** Without a Host header nobody is named: pictures alone, which are public. */
export function routeHostless(pathname: string): RouteAction {
  return MEDIA.test(pathname) ? { kind: "media", pathname } : { kind: "answer", status: 400 };
}

interface RoutedTenant {
  partnerId: string;
  /** What its pages are made under. */
  segment: string;
  deployStatus: DeployStatus;
}

function routeTenant({ partnerId, segment, deployStatus }: RoutedTenant, pathname: string): RouteAction {
  if (pathname.startsWith("/media/")) {
    return MEDIA.exec(pathname)?.[1] === partnerId
      ? { kind: "media", pathname }
      : { kind: "answer", status: 404 };
  }
  if (OFFER.test(pathname))
    return { kind: "media", pathname: pathname.replace("/offers/", `/offers/${partnerId}/`) };
  const isIndexed = deployStatus === "deployed";
  if (pathname.startsWith(HOMEPAGE_META)) {
    const file = pathname.slice(HOMEPAGE_META.length + partnerId.length);
    return pathname.startsWith(`${HOMEPAGE_META}${partnerId}/`) && META_FILES.includes(file)
      ? { kind: "rewrite", pathname: `/${segment}${file}`, isIndexed }
      : { kind: "answer", status: 404 };
  }
  if (pathname === "/robots.txt" && !isIndexed) return { kind: "disallow" };
  const page = SITE_FILES.includes(pathname) ? pathname : pageOf(deployStatus, pathname);
  return { kind: "rewrite", pathname: `/${segment}${page === "/" ? "" : page}`, isIndexed };
}

function pageOf(deployStatus: DeployStatus, pathname: string): string {
  // What stands on every path has the home page's picture; those of other pages are not shown before the pages are.
  if (pathname === HOME_SHARE_IMAGE) return pathname;
  if (deployStatus === "preparing") return "/ready";
  if (deployStatus === "closed") return "/goodbye";
  if (SHARE_IMAGE.test(pathname) || SITEMAP_PART.test(pathname)) return pathname;
  return pathname.includes(".") ? MISSING_PAGE : pathname;
}
