import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { clinicJsonLd } from "@/blocks/json-ld/clinic";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { OpeningHoursTable } from "@/blocks/opening-hours/opening-hours-table";
import { Section } from "@/blocks/section/section";
import { infoLabels } from "@/labels/info";
import { loadTenant } from "@/tenancy/load-tenant";
import { Directions } from "./directions";
import { MedicalCharges } from "./medical-charges";

/** When the clinic is open, how to get there, and what is not covered by insurance. */
export async function InfoPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const { partnerInformation, homepageConfig, theme } = tenant;
  const variant = theme.variants.sectionHead;
  return (
    <>
      <JsonLd data={clinicJsonLd(tenant)} />
      <div className="wrap">
        <Breadcrumbs crumbs={[{ title: infoLabels.title, path: "/info" }]} />
        <h1 className="mt-4 text-h1">{infoLabels.title}</h1>
      </div>
      <Section title={infoLabels.hours} variant={variant} className="mt-12!">
        <OpeningHoursTable hours={partnerInformation} renderedAt={Date.now()} note={null} />
      </Section>
      <Section title={infoLabels.directions} variant={variant}>
        <Directions partner={partnerInformation} />
      </Section>
      {homepageConfig.useMedicalCharge && (
        <div id="medical-charge" className="scroll-mt-header">
          <Section title={infoLabels.charges} description={infoLabels.chargesHint} variant={variant}>
            <MedicalCharges tenant={tenant} />
          </Section>
        </div>
      )}
    </>
  );
}
