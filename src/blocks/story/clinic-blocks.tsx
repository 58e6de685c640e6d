import { cachedCall } from "@/api/server-api";
import { FaqList } from "@/blocks/boards/faq-list";
import { DoctorGrid } from "@/blocks/doctor-card/doctor-grid";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { MapLinks } from "@/blocks/map-links/map-links";
import { closedDates } from "@/blocks/opening-hours/closed-dates";
import { OpenStateText } from "@/blocks/opening-hours/open-state-text";
import { openingHoursOf } from "@/blocks/opening-hours/opening-hours-of";
import { OpeningHoursTable } from "@/blocks/opening-hours/opening-hours-table";
import { Section } from "@/blocks/section/section";
import type { StoryBlock } from "@/contract/api/story-blocks";
import type { Tenant } from "@/contract/tenant/tenant";

interface ClinicBlockProps<Type extends StoryBlock["type"]> {
  block: Extract<StoryBlock, { type: Type }>;
  tenant: Tenant;
}

/** The first of the clinic's doctors, with their next free time. */
export async function StoryDoctors({ block, tenant }: ClinicBlockProps<"doctors">) {
  const doctors = (await loadDoctors(tenant)).slice(0, block.count);
  if (doctors.length === 0) return null;
  const { variants } = tenant.theme;
  return (
    <Section title={block.title} variant={variants.sectionHead}>
      <DoctorGrid doctors={doctors} variants={variants} renderedAt={Date.now()} />
    </Section>
  );
}

/** The questions that are asked most, else the first ones. */
export async function StoryFaqs({ block, tenant }: ClinicBlockProps<"faqs">) {
  const load = (isTop?: true) =>
    cachedCall(tenant, "faqs", "GET /customer/faqs", { query: { pageSize: block.count, isTop } });
  const top = await load(true);
  const { rows } = top.rows.length > 0 ? top : await load();
  if (rows.length === 0) return null;
  return (
    <Section title={block.title} variant={tenant.theme.variants.sectionHead}>
      <FaqList faqs={rows} />
    </Section>
  );
}

/** When the clinic is open, and where it is. */
export async function StoryVisit({ block, tenant }: ClinicBlockProps<"visit">) {
  const renderedAt = Date.now();
  const { partnerInformation: partner } = tenant;
  const hours = openingHoursOf(partner);
  const [subway] = partner.wayToPartnerBySubway;
  const ways = [subway, partner.partnerParkingInfo].filter(Boolean).join(". ");
  return (
    <Section title={block.title} variant={tenant.theme.variants.sectionHead}>
      <div className="grid gap-8 @min-[900px]/col:grid-cols-2 @min-[900px]/col:gap-14">
        <OpeningHoursTable hours={hours} renderedAt={renderedAt} />
        <address className="grid content-start gap-4 not-italic @min-[900px]/col:pt-5">
          <OpenStateText
            hours={hours}
            closedDates={await closedDates(tenant, renderedAt)}
            renderedAt={renderedAt}
          />
          <div>
            <p className="text-d3">{partner.partnerAddress}</p>
            {ways && <p className="mt-2 text-b5 text-ink-2">{ways}</p>}
          </div>
          <MapLinks partner={partner} />
        </address>
      </div>
    </Section>
  );
}
