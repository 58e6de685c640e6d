import type { Tenant } from "@/contract/tenant/tenant";
import { resolveThemeColour } from "@/lib/theme-colour";

/** The web app manifest of a partner's site. */
export function siteManifest({ partnerInformation, homepageConfig, theme }: Tenant) {
  return {
    name: partnerInformation.displayName,
    short_name: partnerInformation.displayName,
    description: homepageConfig.seoDescription ?? undefined,
    lang: "ko",
    start_url: "/",
    display: "browser",
    background_color: resolveThemeColour(theme, "ground"),
    theme_color: resolveThemeColour(theme, "ground"),
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  };
}
