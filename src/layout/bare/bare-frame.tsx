import type { ReactNode } from "react";
import { SiteLink } from "@/blocks/link/site-link";
import type { Tenant } from "@/contract/tenant/tenant";
import { BusinessFacts } from "../footer/business-facts";
import { Logo } from "../logo/logo";
import { LayoutSlot } from "../registry";
import { SkipLink } from "../skip-link/skip-link";

/** Pages without the global header: the clinic's logo, the content, and who runs the clinic. */
export function BareFrame({ tenant, children }: { tenant: Tenant; children: ReactNode }) {
  // On a site that is not open every path leads here: there is nothing to link to.
  const isOpen = tenant.deployStatus === "deployed";
  const logo = <PartnerLogo tenant={tenant} />;
  return (
    <div className="@container/col flex min-h-dvh min-w-0 flex-col">
      <SkipLink />
      <header className="border-line border-b">
        <div className="wrap flex min-h-14 items-center">
          {isOpen ? (
            <SiteLink href="/" className="inline-flex min-h-11 items-center">
              {logo}
            </SiteLink>
          ) : (
            logo
          )}
        </div>
      </header>
      <main id="main" className="flex-1">
        {children}
      </main>
      {isOpen ? <LayoutSlot slot="footer" tenant={tenant} /> : <ClosedFooter tenant={tenant} />}
    </div>
  );
}

function PartnerLogo({ tenant: { partnerInformation, layout } }: { tenant: Tenant }) {
  const header = layout.header?.data;
  return (
    <Logo
      imageUrl={partnerInformation.partnerLogoImageUrl}
      name={partnerInformation.displayName}
      logoMark={header?.logoMark ?? "none"}
      logoText={header?.logoText ?? partnerInformation.displayName}
    />
  );
}

/** What the law asks for, without a way to pages that are not there. */
function ClosedFooter({ tenant: { partnerInformation } }: { tenant: Tenant }) {
  return (
    <footer className="bg-footer py-10 text-b6 text-footer-ink leading-[22px]">
      <div className="wrap">
        <BusinessFacts partner={partnerInformation} />
        {partnerInformation.partnerCopyRight && (
          <p className="mt-4 opacity-78">{partnerInformation.partnerCopyRight}</p>
        )}
      </div>
    </footer>
  );
}
