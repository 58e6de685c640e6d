import type { Tenant } from "@/contract/tenant/tenant";
import { loadTenant } from "@/tenancy/load-tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { siteIconSvg } from "./site-icon";
import { siteManifest } from "./site-manifest";
import { sitemapXml } from "./sitemap";

interface RouteContext {
  params: Promise<{ partner: string }>;
}

/** A file that every partner has, made from its tenant. */
function siteFile(contentType: string, write: (tenant: Tenant) => string | Promise<string>) {
  return async (_request: Request, { params }: RouteContext) => {
    const tenant = await loadTenant((await params).partner);
    return new Response(await write(tenant), { headers: { "Content-Type": contentType } });
  };
}

export const iconRoute = siteFile("image/svg+xml", siteIconSvg);
export const manifestRoute = siteFile("application/manifest+json", (tenant) =>
  JSON.stringify(siteManifest(tenant)),
);
export const sitemapRoute = siteFile("application/xml", sitemapXml);
export const robotsRoute = siteFile("text/plain; charset=utf-8", (tenant) =>
  [
    "User-agent: *",
    "Disallow: /search",
    "Disallow: /*/secret/",
    `Sitemap: ${storefrontOrigin(tenant)}/sitemap.xml`,
    "",
  ].join("\n"),
);
