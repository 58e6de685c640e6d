import PhoneIcon from "@lucide/icons/icons/phone";
import { clsx } from "clsx";
import { DoctorGrid } from "@/blocks/doctor-card/doctor-grid";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { MoreLink } from "@/blocks/link/more-link";
import { CopyAddressButton } from "@/blocks/map-links/copy-address-button";
import { MapLinks } from "@/blocks/map-links/map-links";
import { OpeningHoursTable } from "@/blocks/opening-hours/opening-hours-table";
import { OpeningHoursWeek } from "@/blocks/opening-hours/opening-hours-week";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Section } from "@/blocks/section/section";
import type { Employee } from "@/contract/api/introduction";
import type { Tenant } from "@/contract/tenant/tenant";
import { commonLabels } from "@/labels/blocks";
import { introduceLabels } from "@/labels/introduce";
import { hasHours } from "@/lib/opening-hours";
import { telHref } from "@/lib/phone";
import { ButtonLink } from "@/ui/button";
import { Icon } from "@/ui/icon";

/** What is known of a clinic that has told no story: who treats, when, and where. */
export async function ClinicFacts({ tenant }: { tenant: Tenant }) {
  const renderedAt = Date.now();
  const doctors = await loadDoctors(tenant);
  return (
    <>
      {doctors.length > 0 && <Doctors tenant={tenant} doctors={doctors} renderedAt={renderedAt} />}
      <VisitFacts tenant={tenant} renderedAt={renderedAt} hasSchedule={doctors.length > 0} />
    </>
  );
}

interface VisitFactsProps {
  tenant: Tenant;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  hasSchedule?: boolean;
}

/** When a clinic is open, and where. */
export function VisitFacts(props: VisitFactsProps) {
  return (
    <>
      <Hours {...props} />
      <Address tenant={props.tenant} />
    </>
  );
}

interface DoctorsProps {
  tenant: Tenant;
  doctors: readonly Employee[];
  renderedAt: number;
}

function Doctors({ tenant, doctors, renderedAt }: DoctorsProps) {
  const { variants } = tenant.theme;
  const title = pageTitle(tenant, "/introduce/staff", introduceLabels.staff);
  return (
    <Section
      title={title}
      variant={variants.sectionHead}
      more={
        <MoreLink href="/introduce/staff" of={title}>
          {commonLabels.seeAll}
        </MoreLink>
      }
      className="mt-12!"
    >
      <DoctorGrid doctors={doctors} variants={variants} renderedAt={renderedAt} />
    </Section>
  );
}

function Hours({ tenant: { partnerInformation, theme }, renderedAt, hasSchedule }: VisitFactsProps) {
  if (!hasHours(partnerInformation)) return null;
  const Table = theme.variants.hours === "week" ? OpeningHoursWeek : OpeningHoursTable;
  return (
    <Section
      title={introduceLabels.hours}
      variant={theme.variants.sectionHead}
      more={hasSchedule && <MoreLink href="/introduce/schedule">{introduceLabels.seeSchedule}</MoreLink>}
      isBand={theme.variants.hours === "week"}
    >
      <Table hours={partnerInformation} renderedAt={renderedAt} />
    </Section>
  );
}

function Address({ tenant: { partnerInformation: partner, theme } }: { tenant: Tenant }) {
  const { partnerAddress } = partner;
  const phone = partner.partnerTel ?? partner.partnerPhone;
  if (!partnerAddress && !phone) return null;
  return (
    <Section title={introduceLabels.address} variant={theme.variants.sectionHead}>
      <address
        className={clsx(
          "grid gap-6 not-italic",
          theme.variants.sectionHead === "side" && "@min-[760px]/col:pt-5",
        )}
      >
        {partnerAddress && <p className="text-d3">{partnerAddress}</p>}
        <div className="flex flex-wrap gap-2">
          {phone && (
            <ButtonLink href={telHref(phone)} look="line" size="tall" className="tabular-nums">
              <Icon of={PhoneIcon} />
              {phone}
            </ButtonLink>
          )}
          {partnerAddress && <CopyAddressButton address={partnerAddress} />}
        </div>
        <MapLinks partner={partner} />
      </address>
    </Section>
  );
}
