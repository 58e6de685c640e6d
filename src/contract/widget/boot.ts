import type { ClinicFonts } from "../tenant/clinic-fonts";
import type { HomepageConfig } from "../tenant/homepage-config";
import type { LayoutData } from "../tenant/layout";
import type { PartnerInformation, PartnerMarketingInfo } from "../tenant/partner";
import type { Theme } from "../tenant/theme";

/** Id of the JSON script element in the iframe's page that carries its WidgetBoot. */
export const WIDGET_BOOT_ELEMENT_ID = "widget-boot";

/** Inlined into the iframe's page by the backend, for its first paint. */
export interface WidgetBoot {
  /** The storefront's origin: names the tenant in every call. */
  tenantOrigin: string;
  /** The embedding page: the only origin that messages are exchanged with. */
  parentOrigin: string;
  /** The embedding page is the partner's own storefront: only then is the access token sent. */
  isStorefront: boolean;
  variant: "Type1" | "Type2";
  partner: Pick<
    PartnerInformation,
    | "id"
    | "partnerName"
    | "displayName"
    | "partnerTel"
    | "partnerAddress"
    | "naverMapUrl"
    | "kakaoMapUrl"
    | "tMapUrl"
    | "googleMapUrl"
  >;
  marketing: Pick<PartnerMarketingInfo, "kakaoTalkUrl" | "languageId">;
  homepageConfig: Pick<
    HomepageConfig,
    | "hasPriceView"
    | "isIncludeVat"
    | "reservationConfirm"
    | "reservationRange"
    | "reservationMode"
    | "exposureCategory"
  >;
  layout: Omit<LayoutData<"widget", "Type1">, "embedOrigins" | "widgetUrl">;
  theme: Theme;
  fonts: ClinicFonts;
  /** The SMS provider only logs: codes are at /development/messages. */
  isDevelopment: boolean;
  /** Country calling codes that SMS reaches; elsewhere the code goes by e-mail. */
  smsCountryCodes: readonly string[];
  /** The server's time in ISO 8601: the device's clock may be wrong. */
  servedAt: string;
}

/** `GET /widget/app/?origin=<storefront origin>&parent=<embedding origin>`: the iframe's address. */
export const widgetAppPath = (tenantOrigin: string, parentOrigin: string): string =>
  `/widget/app/?${new URLSearchParams({ origin: tenantOrigin, parent: parentOrigin })}`;
