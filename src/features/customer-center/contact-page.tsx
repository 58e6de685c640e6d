import { clsx } from "clsx";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { centerCrumb } from "@/blocks/breadcrumbs/center-crumb";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { MoreLink } from "@/blocks/link/more-link";
import { ClinicMap, mapOf } from "@/blocks/map-links/clinic-map";
import { CopyAddressButton } from "@/blocks/map-links/copy-address-button";
import { MapLinks } from "@/blocks/map-links/map-links";
import { ClinicHours } from "@/blocks/opening-hours/clinic-hours";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Section } from "@/blocks/section/section";
import { planOf } from "@/contract/tenant/houses";
import type { Tenant } from "@/contract/tenant/tenant";
import { contactLabels, customerCenterLabels } from "@/labels/customer-center";
import { hasHours } from "@/lib/opening-hours";
import { loadTenant } from "@/tenancy/load-tenant";
import { CustomerBoardList } from "./board-list";
import { contactJsonLd } from "./contact-json-ld";
import { ContactWayList } from "./contact-way-list";
import { contactWays } from "./contact-ways";
import { loadCustomerBoards } from "./load-help";

const PATH = "/cscenter/contact";

/** The ways to reach the clinic, when somebody answers, and where it is. */
export async function ContactPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const boards = await loadCustomerBoards(tenant);
  const { partnerInformation, theme } = tenant;
  const variant = theme.variants.sectionHead;
  const title = pageTitle(tenant, PATH, contactLabels.title);
  const plan = planOf(tenant.layout, "cscenter");
  const ways = contactWays(tenant);
  return (
    <>
      <JsonLd data={contactJsonLd(tenant, title)} />
      <div className="wrap">
        <Breadcrumbs crumbs={[centerCrumb(tenant), { title, path: PATH }]} />
        <h1 className="mt-4 text-h1">{title}</h1>
      </div>
      {ways.length > 0 && (
        <Section title={contactLabels.ways} variant={variant} className="mt-12!">
          <ContactWayList ways={ways} plan={plan} />
        </Section>
      )}
      {boards.length > 0 && (
        <Section title={customerCenterLabels.boards} variant={variant}>
          <CustomerBoardList boards={boards} plan={plan} />
        </Section>
      )}
      {hasHours(partnerInformation) && (
        <Section title={contactLabels.hours} variant={variant}>
          <ClinicHours tenant={tenant} renderedAt={Date.now()} />
        </Section>
      )}
      <Place tenant={tenant} />
    </>
  );
}

function Place({ tenant }: { tenant: Tenant }) {
  const { partnerInformation, theme } = tenant;
  const { partnerAddress } = partnerInformation;
  if (!partnerAddress) return null;
  const hasMap = mapOf(tenant) !== null;
  return (
    <Section
      title={contactLabels.place}
      variant={theme.variants.sectionHead}
      more={<MoreLink href="/info">{contactLabels.seeInfo(clinicWords(tenant))}</MoreLink>}
    >
      <div
        className={clsx(
          "grid gap-8",
          hasMap && "@min-[760px]/col:grid-cols-2 @min-[760px]/col:gap-12",
          theme.variants.sectionHead === "side" && "@min-[760px]/col:pt-5",
        )}
      >
        <ClinicMap tenant={tenant} />
        <address className="grid content-start justify-items-start gap-6 not-italic">
          <p className="text-d3">{partnerAddress}</p>
          <MapLinks partner={partnerInformation} />
          <CopyAddressButton address={partnerAddress} />
        </address>
      </div>
    </Section>
  );
}
