import type { PartnerMarketingInfo } from "@/contract/tenant/partner";

const NAMES = [
  "ga4Id",
  "naverConversionTrackingId",
  "metaConversionTrackingId",
  "kakaoPixelConversionTrackingId",
] as const;

export type ConversionIds = Partial<Record<(typeof NAMES)[number], string>>;

/** The ids that a partner measures with; only those that it has. */
export function conversionIdsOf(marketing: PartnerMarketingInfo): ConversionIds {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const id = marketing[name];
      return id ? [[name, id] as const] : [];
    }),
  );
}
