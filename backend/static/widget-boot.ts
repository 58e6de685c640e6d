import type { Tenant } from "@/contract/tenant/tenant";
import { WIDGET_BOOT_ELEMENT_ID, type WidgetBoot } from "@/contract/widget/boot";

const MARKER = "<!--widget-boot-->";

type Place = Pick<
  WidgetBoot,
  "tenantOrigin" | "parentOrigin" | "isStorefront" | "isDevelopment" | "smsCountryCodes" | "servedAt"
>;

/** What the iframe's first paint needs of a tenant that has a widget. */
export function widgetBoot(tenant: Tenant, place: Place): WidgetBoot {
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
  };
}

/** Puts the boot data in place of the marker; no text in it can end the script element. */
export function injectBoot(html: string, boot: WidgetBoot): string {
  const json = JSON.stringify(boot)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  const script = `<script type="application/json" id="${WIDGET_BOOT_ELEMENT_ID}">${json}</script>`;
  // A function, because $& and its like in partner data must stay what they are.
  return html.replace(MARKER, () => script);
}
