import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Tenant } from "@/contract/tenant/tenant";
import { popupSettingsOf } from "@/features/popups/popup-settings";
import { Popups } from "@/features/popups/popups";
import { NowBar } from "../header/now-bar";
import { LayoutSlot } from "../registry";
import { ScrollAnimation } from "../scroll-animation/scroll-animation";
import { LayoutSearchType1 } from "../search/layout-search-type-1";
import { SkipLink } from "../skip-link/skip-link";
import { CallBar } from "./call-bar";

/** The frame of every screen with the global header: side panel, header, content, footer, and what floats over them. */
export function Shell({ tenant, children }: { tenant: Tenant; children: ReactNode }) {
  const { useWidget } = tenant.homepageConfig;
  const hasPanel = useWidget && tenant.layout.widget?.data.positionType === "PANEL";
  return (
    <>
      <SkipLink />
      <div className={clsx("min-h-dvh", hasPanel && "md:grid md:grid-cols-[var(--panel)_minmax(0,1fr)]")}>
        {hasPanel && <LayoutSlot slot="widget" tenant={tenant} />}
        <div className="@container/col flex min-h-dvh min-w-0 flex-col">
          <LayoutSlot slot="header" tenant={tenant} />
          <NowBar tenant={tenant} />
          <main id="main" className="flex-1">
            {children}
          </main>
          <LayoutSlot slot="footer" tenant={tenant} />
          {!useWidget && <CallBar partner={tenant.partnerInformation} />}
        </div>
      </div>
      <LayoutSlot slot="floatingButton" tenant={tenant} />
      <LayoutSlot slot="search" tenant={tenant} />
      <WideSearch tenant={tenant} />
      <ScrollAnimation />
      <Popups settings={popupSettingsOf(tenant.homepageConfig)} />
    </>
  );
}

/** The overlay of wide layouts; a tenant that does not speak of it has the search panel's words there as well. */
function WideSearch({ tenant }: { tenant: Tenant }) {
  const { search, layoutSearch } = tenant.layout;
  if (layoutSearch) return <LayoutSlot slot="layoutSearch" tenant={tenant} />;
  return search && <LayoutSearchType1 data={search.data} tenant={tenant} />;
}
