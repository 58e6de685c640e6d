import type { Metadata, Viewport } from "next";
import type { Tenant } from "@/contract/tenant/tenant";
import { resolveThemeColour } from "@/lib/theme-colour";
import { storefrontOrigin } from "@/tenancy/origin";

/** What every page of a partner says of itself; a page adds its own title, description and address. */
export function partnerMetadata(tenant: Tenant): Metadata {
  const { displayName } = tenant.partnerInformation;
  const { seoTitle, seoDescription, seoKeywords } = tenant.homepageConfig;
  const naver = naverVerification(tenant.partnerMarketingInfo.naverDomainCheckHtml);
  return {
    metadataBase: new URL(storefrontOrigin(tenant)),
    title: { default: seoTitle ?? displayName, template: `%s | ${displayName}` },
    description: seoDescription ?? undefined,
    keywords: seoKeywords.length > 0 ? seoKeywords : undefined,
    applicationName: displayName,
    manifest: "/manifest.webmanifest",
    icons: { icon: { url: iconUrl(tenant), type: "image/svg+xml" } },
    formatDetection: { telephone: false },
    ...(naver && { verification: { other: { "naver-site-verification": naver } } }),
  };
}

export const partnerViewport = ({ theme }: Tenant): Viewport => ({
  themeColor: resolveThemeColour(theme, "ground"),
});

/** A new icon is a new address: browsers keep the old one for long. */
function iconUrl({ homepageConfig }: Tenant): string {
  const version = homepageConfig.faviconUpdatedAt;
  return version ? `/icon.svg?v=${encodeURIComponent(version)}` : "/icon.svg";
}

/** Of the snippet that Naver hands out, only the one meta tag's value counts. */
function naverVerification(html: string | null): string | null {
  const tag = html?.match(/<meta\s[^>]*name=["']naver-site-verification["'][^>]*>/i)?.[0];
  return tag?.match(/content=["']([\w-]{8,80})["']/i)?.[1] ?? null;
}
