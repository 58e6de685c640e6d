import type { ReactNode } from "react";
import type { Tenant } from "@/contract/tenant/tenant";
import { containerIdOf } from "@/features/analytics/container-id";
import { conversionIdsOf } from "@/features/analytics/conversion-ids";
import { TagManager } from "@/features/analytics/tag-manager";
import { BookingWidget } from "@/features/booking-widget/booking-widget";
import { FieldFigures } from "@/features/field-figures/field-figures";
import { PreviewBar } from "@/features/preview/preview-bar";
import { SiteProvider } from "@/state/site";
import { SerifSlices } from "@/styles/serif-slices";
import { draftOf } from "@/tenancy/draft-tenant";
import { environment } from "@/tenancy/environment";
import { ThemeStyle } from "@/tenancy/theme-style";
import { HoldEarlyInput, ReleaseEarlyInput } from "../early-input/early-input";
import { ShownRoute } from "../route-progress/shown-route";
import { ToastRegion } from "../toast/toast-region";
import { siteOf } from "./site-of";

/** What every page of a partner has, with the global header or without: its theme, its widget, its measuring. */
export function PartnerFrame({ tenant, children }: { tenant: Tenant; children: ReactNode }) {
  const draft = draftOf(tenant);
  // A preview is nobody's visit: it is not measured.
  const containerId = draft ? null : containerIdOf(tenant.partnerMarketingInfo, environment.gtmId);
  return (
    <SiteProvider site={siteOf(tenant)}>
      <ThemeStyle tenant={tenant} />
      {tenant.theme.type.display === "serif" && <SerifSlices />}
      <HoldEarlyInput />
      {children}
      <BookingWidget />
      <ToastRegion />
      <ShownRoute />
      <ReleaseEarlyInput />
      {draft ? <PreviewBar /> : <FieldFigures />}
      {containerId && (
        <TagManager containerId={containerId} conversionIds={conversionIdsOf(tenant.partnerMarketingInfo)} />
      )}
    </SiteProvider>
  );
}
