import type { ClinicFonts } from "@/contract/tenant/clinic-fonts";
import type { Tenant } from "@/contract/tenant/tenant";
import { WIDGET_BOOT_ELEMENT_ID, type WidgetBoot } from "@/contract/widget/boot";

const MARKER = "<!--widget-boot-->";

type Place = Pick<
  WidgetBoot,
  "tenantOrigin" | "parentOrigin" | "isStorefront" | "isDevelopment" | "smsCountryCodes" | "servedAt"
>;

/** The data for the iframe's first paint. */
export function widgetBoot(tenant: Tenant, fonts: ClinicFonts, place: Place): WidgetBoot {
  const { partnerInformation: partner, partnerMarketingInfo: marketing, homepageConfig: config } = tenant;
  const widget = tenant.layout.widget;
  if (!widget) throw new Error(`${tenant.id} has no widget`);
  const { embedOrigins: _embedOrigins, widgetUrl: _widgetUrl, ...layout } = widget.data;
  return {
    ...place,
    variant: widget.component,
    partner: {
      id: partner.id,
      partnerName: partner.partnerName,
      displayName: partner.displayName,
      partnerTel: partner.partnerTel,
      partnerAddress: partner.partnerAddress,
      naverMapUrl: partner.naverMapUrl,
      kakaoMapUrl: partner.kakaoMapUrl,
      tMapUrl: partner.tMapUrl,
      googleMapUrl: partner.googleMapUrl,
    },
    marketing: { kakaoTalkUrl: marketing.kakaoTalkUrl, languageId: marketing.languageId },
    homepageConfig: {
      hasPriceView: config.hasPriceView,
      isIncludeVat: config.isIncludeVat,
      reservationConfirm: config.reservationConfirm,
      reservationRange: config.reservationRange,
      reservationMode: config.reservationMode,
      exposureCategory: config.exposureCategory,
    },
    layout,
    theme: tenant.theme,
    fonts,
  };
}

/** Replaces the marker with the boot data, escaped so that it cannot end the script element. */
export function injectBoot(html: string, boot: WidgetBoot): string {
  const json = JSON.stringify(boot)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  const script = `<script type="application/json" id="${WIDGET_BOOT_ELEMENT_ID}">${json}</script>`;
  // A function, so that $& in partner data is not expanded.
  return html.replace(MARKER, () => script);
}
