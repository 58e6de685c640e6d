import PhoneIcon from "@lucide/icons/icons/phone";
import { clsx } from "clsx";
import { MoreLink } from "@/blocks/link/more-link";
import { CopyAddressButton } from "@/blocks/map-links/copy-address-button";
import { MapLinks } from "@/blocks/map-links/map-links";
import { closedDates } from "@/blocks/opening-hours/closed-dates";
import { OpenStateText } from "@/blocks/opening-hours/open-state-text";
import { openingHoursOf } from "@/blocks/opening-hours/opening-hours-of";
import { OpeningHoursTable } from "@/blocks/opening-hours/opening-hours-table";
import { OpeningHoursWeek } from "@/blocks/opening-hours/opening-hours-week";
import { Section } from "@/blocks/section/section";
import type { PartnerInformation } from "@/contract/tenant/partner";
import { homeLabels } from "@/labels/home";
import { telHref } from "@/lib/phone";
import { ButtonLink } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { Picture } from "@/ui/picture";
import type { HomeBlockProps } from "./home-block-props";

/** When and where: hours with the state of this moment, address, map and ways. */
export async function VisitBlock({ block, tenant, renderedAt }: HomeBlockProps<"visit">) {
  const { hours: variant, sectionHead } = tenant.theme.variants;
  const closed = await closedDates(tenant, renderedAt);
  const openState = { hours: openingHoursOf(tenant.partnerInformation), closedDates: closed, renderedAt };
  if (variant === "week") return <WeekVisit {...{ block, tenant, renderedAt, openState }} />;
  const { partnerInformation: partner } = tenant;
  const hours = (
    <OpeningHoursTable
      hours={openState.hours}
      renderedAt={renderedAt}
      note={sectionHead === "side" ? null : block.closingNote}
    />
  );
  if (sectionHead === "side") {
    return (
      <Section title={block.title} description={block.description} variant="side">
        {hours}
        <div className="pt-12">
          <OpenStateText {...openState} className="mb-6" />
          <Address partner={partner} note={block.closingNote} isLarge />
          <CallOrCopy partner={partner} />
        </div>
      </Section>
    );
  }
  return (
    <section className="wrap mt-section grid gap-10 @min-[760px]/col:grid-cols-[5fr_6fr] @min-[760px]/col:gap-14">
      <div>
        <h2 className="text-h2">{block.title}</h2>
        <OpenStateText {...openState} className="mt-2.5 mb-5" />
        {hours}
      </div>
      <div className="grid content-start gap-4">
        {block.mapImage && (
          <Picture
            src={block.mapImage.url}
            alt={block.mapImage.alt}
            sizes="(min-width: 1249px) 560px, (min-width: 760px) 50vw, 100vw"
            ratio="aspect-[4/3]"
          />
        )}
        <Address partner={partner} />
        <Ways partner={partner} />
      </div>
    </section>
  );
}

interface WeekVisitProps extends HomeBlockProps<"visit"> {
  openState: Parameters<typeof OpenStateText>[0];
}

function WeekVisit({ block, tenant, renderedAt, openState }: WeekVisitProps) {
  return (
    <section className="wrap mt-section">
      <div className="grid gap-6 rounded-l bg-ground-2 px-5 py-7 @min-[1000px]/col:grid-cols-[200px_1fr] @min-[1000px]/col:items-center @min-[1000px]/col:px-12 @min-[1000px]/col:py-10">
        <div>
          <h2 className="text-h2">{block.title}</h2>
          <OpenStateText {...openState} className="mt-2" />
        </div>
        <div>
          <OpeningHoursWeek hours={openState.hours} renderedAt={renderedAt} />
          {block.closingNote && <p className="mt-3 text-b6 text-ink-3">{block.closingNote}</p>}
        </div>
        <div className="grid gap-4 @min-[1000px]/col:col-start-2 @min-[1000px]/col:grid-cols-[1fr_auto]">
          <Address partner={tenant.partnerInformation} />
          <Ways partner={tenant.partnerInformation} />
        </div>
      </div>
    </section>
  );
}

interface AddressProps {
  partner: PartnerInformation;
  note?: string | null;
  isLarge?: boolean;
}

function Address({ partner, note, isLarge = false }: AddressProps) {
  const [subway] = partner.wayToPartnerBySubway;
  const ways = note ?? [subway, partner.partnerParkingInfo].filter(Boolean).join(". ");
  return (
    <address className="not-italic">
      <p className={isLarge ? "text-d3" : "text-b2"}>{partner.partnerAddress}</p>
      {ways && <p className={clsx("text-ink-2", isLarge ? "mt-2" : "text-b5")}>{ways}</p>}
    </address>
  );
}

/** The map services, and the page that tells every way. */
function Ways({ partner }: { partner: PartnerInformation }) {
  const { wayToPartnerByBus, wayToPartnerBySubway, partnerParkingNotice } = partner;
  const hasMore = wayToPartnerByBus.length > 0 || wayToPartnerBySubway.length > 1 || partnerParkingNotice;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <MapLinks partner={partner} />
      {hasMore && <MoreLink href="/info">{homeLabels.directions}</MoreLink>}
    </div>
  );
}

function CallOrCopy({ partner: { partnerTel, partnerAddress } }: { partner: PartnerInformation }) {
  return (
    <div className="mt-7 flex flex-wrap gap-2">
      {partnerTel && (
        <ButtonLink href={telHref(partnerTel)} size="tall" className="px-4.5! tabular-nums">
          <Icon of={PhoneIcon} />
          {partnerTel}
        </ButtonLink>
      )}
      {partnerAddress && <CopyAddressButton address={partnerAddress} />}
    </div>
  );
}
