import type { Metadata, Viewport } from "next";
import { homepageMetaPath, TOUCH_ICON_SIZE_PX } from "@/blocks/page-metadata/homepage-meta";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeColour } from "@/contract/tenant/theme-colours";
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
    manifest: homepageMetaPath(tenant, "manifest.webmanifest"),
    icons: {
      icon: [
        { url: homepageMetaPath(tenant, "favicon.ico"), sizes: "48x48" },
        { url: homepageMetaPath(tenant, "icon.svg"), type: "image/svg+xml", sizes: "any" },
      ],
      apple: {
        url: homepageMetaPath(tenant, "apple-touch-icon.png"),
        sizes: `${TOUCH_ICON_SIZE_PX}x${TOUCH_ICON_SIZE_PX}`,
      },
    },
    formatDetection: { telephone: false },
    ...(naver && { verification: { other: { "naver-site-verification": naver } } }),
  };
}

export const partnerViewport = ({ theme }: Tenant): Viewport => ({
  themeColor: themeColour(theme, "ground"),
});

/** Of the snippet that Naver hands out, only the one meta tag's value counts. */
function naverVerification(html: string | null): string | null {
  const tag = html?.match(/<meta\s[^>]*name=["']naver-site-verification["'][^>]*>/i)?.[0];
  return tag?.match(/content=["']([\w-]{8,80})["']/i)?.[1] ?? null;
}
