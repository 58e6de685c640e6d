import { SafeLink } from "@/blocks/link/safe-link";
import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { footerLabels } from "@/labels/layout/footer";
import { safeLink } from "@/lib/safe-href";
import { Logo } from "../logo/logo";
import { BusinessFacts } from "./business-facts";
import { SocialLinks } from "./social-links";

interface FooterType1Props {
  data: LayoutData<"footer", "FooterType1">;
  tenant: Tenant;
}

/** Spec §2: who runs the clinic, when it is open, its terms, and where else it is found. */
export function FooterType1({ data, tenant }: FooterType1Props) {
  const { partnerInformation: partner, homepageConfig, layout } = tenant;
  const header = layout.header?.data;
  return (
    <footer className="mt-section bg-footer py-12 text-b6 text-footer-ink leading-[22px] md:pt-16 md:pb-18">
      <div className="wrap">
        <div style={{ minWidth: data.logoWidth }} className="inline-block text-gray-0">
          <Logo
            imageUrl={partner.partnerLogoImageUrl}
            width={data.logoWidth}
            name={partner.displayName}
            logoMark={header?.logoMark ?? "none"}
            logoText={header?.logoText ?? partner.displayName}
            isOnDark
          />
        </div>
        <nav aria-label={footerLabels.legal} className="mt-6 mb-3 flex flex-wrap gap-x-5">
          <LegalLink href="/terms/terms-of-service">{footerLabels.termsOfService}</LegalLink>
          <LegalLink href="/terms/privacy-policy">{footerLabels.privacyPolicy}</LegalLink>
          {homepageConfig.useMedicalCharge && (
            <FooterLink url="/info#medical-charge" title={footerLabels.medicalCharge} />
          )}
          {data.extraLinks.map((link) => (
            <FooterLink key={link.url + link.title} {...link} />
          ))}
        </nav>
        <BusinessFacts partner={partner} />
        <SocialLinks marketing={tenant.partnerMarketingInfo} />
        <p className="mt-5 opacity-78">
          {[partner.partnerCopyRight, data.caution].filter(Boolean).join(". ")}
        </p>
      </div>
    </footer>
  );
}

const LINK_CLASS = "flex min-h-11 items-center font-medium text-gray-0 underline-offset-4 hover:underline";

/** The terms open in a new tab, so that a booking in progress keeps what was typed. */
function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={LINK_CLASS}>
      {children}
    </a>
  );
}

function FooterLink({ url, title }: { url: string; title: string }) {
  if (!safeLink(url)) return null;
  return (
    <SafeLink href={url} className={LINK_CLASS}>
      {title}
    </SafeLink>
  );
}
