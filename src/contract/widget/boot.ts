import type { HomepageConfig } from "../tenant/homepage-config";
import type { LayoutData } from "../tenant/layout";
import type { PartnerInformation, PartnerMarketingInfo } from "../tenant/partner";
import type { Theme } from "../tenant/theme";

/** Id of the JSON script element in the iframe's page that carries its WidgetBoot. */
export const WIDGET_BOOT_ELEMENT_ID = "widget-boot";

/** What the backend writes into the iframe's page, so that its first paint is the partner's. */
export interface WidgetBoot {
  /** The storefront's origin: names the tenant in every call. */
  tenantOrigin: string;
  /** The page around the iframe: the only origin that is listened and posted to. */
  parentOrigin: string;
  /** True when that page is the partner's own storefront: only then is the access token handed out. */
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
  /** True where the SMS provider only logs: the code is at /development/messages. */
  isDevelopment: boolean;
  /** Country calling codes that SMS reaches; elsewhere the code goes by e-mail. */
  smsCountryCodes: readonly string[];
  /** The server's clock when the page was made, an instant in ISO 8601: a device's own may be wrong. */
  servedAt: string;
}

/** `GET /widget/app/?origin=<storefront origin>&parent=<embedding origin>`: the iframe's address. */
export const widgetAppPath = (tenantOrigin: string, parentOrigin: string): string =>
  `/widget/app/?${new URLSearchParams({ origin: tenantOrigin, parent: parentOrigin })}`;
