import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { clinicJsonLd } from "@/blocks/json-ld/clinic";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { ClinicHours } from "@/blocks/opening-hours/clinic-hours";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Section } from "@/blocks/section/section";
import { planOf } from "@/contract/tenant/houses";
import type { Tenant } from "@/contract/tenant/tenant";
import { infoLabels } from "@/labels/info";
import { hasHours } from "@/lib/opening-hours";
import { telHref } from "@/lib/phone";
import { loadTenant } from "@/tenancy/load-tenant";
import { Directions, hasDirections } from "./directions";
import { Facts, lineOf, PhoneLink } from "./facts";
import { MedicalCharges } from "./medical-charges";

/** Who the clinic is, when it is open, how to get there, and what is not covered by insurance. */
export async function InfoPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const { partnerInformation, homepageConfig, theme } = tenant;
  const variant = theme.variants.sectionHead;
  const words = clinicWords(tenant);
  const title = pageTitle(tenant, "/info", infoLabels.title(words));
  return (
    <>
      <JsonLd data={clinicJsonLd(tenant)} />
      <div className="wrap">
        <Breadcrumbs crumbs={[{ title, path: "/info" }]} />
        <h1 className="mt-4 text-h1">{title}</h1>
      </div>
      {hasHours(partnerInformation) && (
        <Section title={infoLabels.hours} variant={variant} className="mt-12!">
          <ClinicHours tenant={tenant} renderedAt={Date.now()} />
        </Section>
      )}
      {hasDirections(tenant) && (
        <Section title={infoLabels.directions} variant={variant} className="mt-18!">
          <Directions tenant={tenant} />
        </Section>
      )}
      <Section title={infoLabels.facts(words)} variant={variant} className="mt-18!">
        <ClinicFacts tenant={tenant} />
      </Section>
      {homepageConfig.useMedicalCharge && (
        <div id="medical-charge" className="scroll-mt-header">
          <Section
            title={infoLabels.charges}
            description={homepageConfig.hasPriceView ? infoLabels.chargesHint : null}
            variant={variant}
            className="mt-18!"
          >
            <MedicalCharges tenant={tenant} />
          </Section>
        </div>
      )}
    </>
  );
}

function ClinicFacts({ tenant }: { tenant: Tenant }) {
  const partner = tenant.partnerInformation;
  const phones = [...new Set([partner.partnerTel, partner.partnerPhone])].filter((phone) => phone !== null);
  return (
    <Facts
      isPaired={planOf(tenant.layout, "cscenter") === "desk"}
      facts={[
        { label: infoLabels.name(clinicWords(tenant)), lines: [partner.partnerName] },
        { label: infoLabels.group, lines: lineOf(partner.partnerGroupName) },
        { label: infoLabels.representative, lines: lineOf(partner.partnerCeoName) },
        {
          label: infoLabels.phone,
          lines: phones.map((phone) => (
            <PhoneLink key={phone} href={telHref(phone)}>
              {phone}
            </PhoneLink>
          )),
        },
        { label: infoLabels.fax, lines: lineOf(partner.partnerFax) },
        { label: infoLabels.businessNumber, lines: lineOf(partner.partnerBusinessNumber) },
      ]}
    />
  );
}
