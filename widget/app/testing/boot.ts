import { NO_FONTS } from "@/contract/tenant/clinic-fonts";
import type { WidgetBoot } from "@/contract/widget/boot";

/** A partner's boot data; tests change what they are about. */
export function bootOf(change: Partial<WidgetBoot> = {}): WidgetBoot {
  return {
    tenantOrigin: "https://clinic.example",
    parentOrigin: "https://clinic.example",
    isStorefront: true,
    variant: "Type1",
    partner: {
      id: "lumiere",
      partnerName: "루미에르의원",
      displayName: "루미에르의원",
      partnerTel: "02-0000-1234",
      partnerAddress: "서울 강남구 도산대로 00길 12",
      naverMapUrl: null,
      kakaoMapUrl: null,
      tMapUrl: null,
      googleMapUrl: null,
    },
    marketing: { kakaoTalkUrl: null, languageId: "ko" },
    homepageConfig: {
      hasPriceView: true,
      isIncludeVat: false,
      reservationConfirm: false,
      reservationRange: 60,
      reservationMode: "STRICT",
      exposureCategory: "body",
    },
    layout: {
      consultingReservationOnly: false,
      widgetLogoUrl: null,
      colors: {},
      menuType: "category",
      isMenuReversed: false,
      positionType: "PANEL",
      treatmentSelectType: "list",
    },
    fonts: NO_FONTS,
    theme: {
      palette: { primary: {}, secondary: {}, tertiary: {}, gray: {} },
      roles: {},
      radius: {},
      shadow: "soft",
      texture: "none",
      space: {},
      picture: {},
      type: {},
      variants: {
        hero: "split",
        card: "plain",
        category: "index",
        header: "line",
        sectionHead: "top",
        hours: "table",
        doctor: "portrait",
      },
    },
    isDevelopment: false,
    smsCountryCodes: ["82", "1"],
    servedAt: new Date().toISOString(),
    ...change,
  };
}
