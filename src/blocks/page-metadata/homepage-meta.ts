import type { Tenant } from "@/contract/tenant/tenant";

export const ICON_SIZES_PX = [192, 512] as const;
export const TOUCH_ICON_SIZE_PX = 180;

export type HomepageMetaFile =
  | "manifest.webmanifest"
  | "favicon.ico"
  | "icon.svg"
  | "apple-touch-icon.png"
  | `icon-${(typeof ICON_SIZES_PX)[number]}.png`;

/**
 * Spec §7: a partner's homepage meta assets, found by the partner's id. A new icon is a new address, for browsers keep
 * the old one for long.
 */
export function homepageMetaPath({ id, homepageConfig }: Tenant, file: HomepageMetaFile): string {
  const version = homepageConfig.faviconUpdatedAt;
  return `/homepage-meta/${id}/${file}${version ? `?v=${encodeURIComponent(version)}` : ""}`;
}
