import { homepageMetaPath, ICON_SIZES_PX } from "@/blocks/page-metadata/homepage-meta";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeColour } from "@/contract/tenant/theme-colours";

/** The web app manifest of a partner's site. */
export function siteManifest(tenant: Tenant) {
  const { partnerInformation, homepageConfig, theme } = tenant;
  const ground = themeColour(theme, "ground");
  return {
    id: "/",
    name: partnerInformation.displayName,
    short_name: partnerInformation.displayName,
    description: homepageConfig.seoDescription ?? undefined,
    lang: "ko",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: homepageMetaPath(tenant, "icon.svg"), sizes: "any", type: "image/svg+xml" },
      ...ICON_SIZES_PX.map((size) => ({
        src: homepageMetaPath(tenant, `icon-${size}.png`),
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: "any maskable",
      })),
    ],
  };
}
