import { notFound } from "next/navigation";
import { ICON_SIZES_PX, TOUCH_ICON_SIZE_PX } from "@/blocks/page-metadata/homepage-meta";
import type { Tenant } from "@/contract/tenant/tenant";
import { loadTenant } from "@/tenancy/load-tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { faviconIco, iconPng } from "./icon-png";
import { siteIconSvg } from "./site-icon";
import { siteManifest } from "./site-manifest";
import { sitemapPartXml, sitemapXml } from "./sitemap";

interface RouteContext {
  params: Promise<{ partner: string }>;
}

interface SitemapPartContext {
  params: Promise<{ partner: string; part: string }>;
}

type Content = string | Buffer;

/** Browsers ask for an icon at every screen unless they may keep it; a new one has a new address. */
const KEPT = { "Cache-Control": "public, max-age=86400" };

/** A file that every partner has, made from its tenant. */
function siteFile(
  contentType: string,
  write: (tenant: Tenant) => Content | Promise<Content>,
  headers: Record<string, string> = {},
) {
  return async (_request: Request, { params }: RouteContext) => {
    const tenant = await loadTenant((await params).partner);
    const content = await write(tenant);
    const body = typeof content === "string" ? content : new Uint8Array(content);
    return new Response(body, { headers: { "Content-Type": contentType, ...headers } });
  };
}

const png = (size: number) => siteFile("image/png", (tenant) => iconPng(tenant, size), KEPT);

export const iconRoute = siteFile("image/svg+xml", siteIconSvg, KEPT);
export const faviconRoute = siteFile("image/x-icon", faviconIco);
export const touchIconRoute = png(TOUCH_ICON_SIZE_PX);
export const smallIconRoute = png(ICON_SIZES_PX[0]);
export const largeIconRoute = png(ICON_SIZES_PX[1]);
export const manifestRoute = siteFile("application/manifest+json", (tenant) =>
  JSON.stringify(siteManifest(tenant)),
);
export const sitemapRoute = siteFile("application/xml", sitemapXml);

/** One of the files of a large sitemap. */
export async function sitemapPartRoute(_request: Request, { params }: SitemapPartContext) {
  const { partner, part } = await params;
  const xml = await sitemapPartXml(await loadTenant(partner), part.replace(/\.xml$/, ""));
  return new Response(xml ?? notFound(), { headers: { "Content-Type": "application/xml" } });
}

/** Nothing is disallowed: what search engines are to leave out says so itself, and they must be able to read that. */
export const robotsRoute = siteFile("text/plain; charset=utf-8", (tenant) =>
  ["User-agent: *", "Allow: /", "", `Sitemap: ${storefrontOrigin(tenant)}/sitemap.xml`, ""].join("\n"),
);
