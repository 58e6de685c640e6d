import type { Tenant } from "@/contract/tenant/tenant";
import { widgetColorVariables } from "@/contract/tenant/widget-colors";
import { telHref } from "@/lib/phone";
import { safeLink } from "@/lib/safe-href";
import type { Site } from "@/state/site";
import { pageSegmentOf } from "@/tenancy/draft-tenant";
import { environment } from "@/tenancy/environment";

/** What the browser gets to know of a tenant. */
export function siteOf(tenant: Tenant): Site {
  const { partnerInformation: partner, partnerMarketingInfo, homepageConfig, layout } = tenant;
  const number = partner.partnerTel ?? partner.partnerPhone;
  const phone = number ? { href: telHref(number), text: number } : null;
  const kakaoTalkUrl = safeLink(partnerMarketingInfo.kakaoTalkUrl)?.href ?? null;
  const { widget } = layout;
  return {
    pageSegment: pageSegmentOf(tenant),
    displayName: partner.displayName,
    phone,
    kakaoTalkUrl,
    backendUrl: environment.publicBackendUrl,
    booking:
      homepageConfig.useWidget && widget
        ? {
            kind: "widget",
            widget: {
              type: widget.component,
              position: widget.data.positionType === "PANEL" ? "panel" : "overlay",
              origin: originOf(widget.data.widgetUrl) ?? environment.publicBackendUrl,
              isConsultingOnly: widget.data.consultingReservationOnly,
              colors: widgetColorVariables(widget.component, widget.data.colors),
            },
          }
        : { kind: "contact", href: phone?.href ?? kakaoTalkUrl },
  };
}

const originOf = (url: string | null) => (url ? new URL(url).origin : null);
